import { plainDigits } from "@atrium/schema/typed";
import type { IntlShape } from "react-intl";
import { string } from "yup";

const SIX_DIGITS = /^\d{6}$/;
const ROW = "01234567890";

/** Validation of a payment password that is set: six digits of any script, as the platform reads them. */
export const paymentPasswordSchema = ({ formatMessage }: IntlShape) =>
  string().test("digits", formatMessage({ id: "payment_password_digits" }), (value = "") =>
    SIX_DIGITS.test(plainDigits(value)),
  );

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
    (value = "", { parent }) => plainDigits(value) === plainDigits(parent.newPaymentPassword ?? ""),
  ),
});
