import type { IntlShape } from "react-intl";
import { string } from "yup";

const SIX_DIGITS = /^\d{6}$/;
const ROW = "01234567890";

/** Whether six digits are all equal, or follow each other up or down. */
function isEasy(digits: string): boolean {
  const downwards = [...digits].toReversed().join("");
  return /^(\d)\1{5}$/.test(digits) || ROW.includes(digits) || ROW.includes(downwards);
}

/** Validation of a new payment password, and of its repetition in `confirmation`. */
export const newPaymentPasswordSchema = ({ formatMessage }: IntlShape) => ({
  newPaymentPassword: string()
    .required(formatMessage({ id: "payment_password_digits" }))
    .matches(SIX_DIGITS, formatMessage({ id: "payment_password_digits" }))
    .test("easy", formatMessage({ id: "payment_password_easy" }), (value = "") => !isEasy(value)),
  confirmation: string().test(
    "same",
    formatMessage({ id: "password_inconsistent" }),
    (value, { parent }) => value === parent.newPaymentPassword,
  ),
});
