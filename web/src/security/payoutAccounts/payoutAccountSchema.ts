import { personNameForm, plainDigits } from "@atrium/schema/typed";
import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { hasForm } from "../../forms/hasForm.ts";

const NUMBER = /^[0-9A-Z]{6,34}$/;

/** The number as the platform reads it: people write it in groups. */
const compact = (typed: string) => plainDigits(typed).toUpperCase();

/** Whether it is the number of a payment card: sixteen digits, or American Express's fifteen, with Luhn's check digit. */
function isCardNumber(number: string): boolean {
  if (!/^([2-6]\d{15}|3[47]\d{13})$/.test(number)) return false;
  const sum = [...number].reduce((total, digit, place) => {
    const value = Number(digit) * ((number.length - place) % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Validation of a new bank account. */
export function payoutAccountSchema(intl: IntlShape) {
  const { formatMessage } = intl;
  const wrongHolder = formatMessage({ id: "reg_pattern_6" }, { bounds: "2–50" });
  const wrongNumber = formatMessage({ id: "payout_number_wrong" });
  return object({
    bankCode: string().required(),
    holder: string()
      .trim()
      .required(wrongHolder)
      .test(hasForm(intl, personNameForm, wrongHolder)),
    accountNumber: string()
      .required(wrongNumber)
      .test("form", wrongNumber, (value = "") => NUMBER.test(compact(value)))
      .test("card", formatMessage({ id: "payout_number_card" }), (value = "") => !isCardNumber(compact(value))),
    branch: string().max(100),
  });
}
