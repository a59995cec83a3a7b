import type { IntlShape } from "react-intl";
import { string } from "yup";
import { plainDigits } from "../forms/amounts.ts";

/** Of any script, as phones type them. */
const SIX_DIGITS = /^\p{Nd}{6}$/u;
const ROW = "01234567890";

/** Validation of a payment password that is set. */
export const paymentPasswordSchema = ({ formatMessage }: IntlShape) =>
  string().matches(SIX_DIGITS, formatMessage({ id: "payment_password_digits" }));

/** Whether six digits are all equal, or follow each other up or down. */
function isEasy(digits: string): boolean {
  const downwards = [...digits].toReversed().join("");
  return /^(\d)\1{5}$/.test(digits) || ROW.includes(digits) || ROW.includes(downwards);
}

/** Validation of a new payment password, and of its repetition in `confirmation`. */
export const newPaymentPasswordSchema = (intl: IntlShape) => ({
  newPaymentPassword: paymentPasswordSchema(intl)
    .required(intl.formatMessage({ id: "payment_password_digits" }))
    .test("easy", intl.formatMessage({ id: "payment_password_easy" }), (value = "") => !isEasy(plainDigits(value))),
  confirmation: string().test(
    "same",
    intl.formatMessage({ id: "password_inconsistent" }),
    (value, { parent }) => value === parent.newPaymentPassword,
  ),
});
