import { plainDigits } from "@atrium/schema/typed";
import { wrongField } from "../http/errors.ts";

const DIGITS = "01234567890";

/** Whether six digits are all equal, or follow each other up or down: 777777, 123456, 987654. */
function isEasyToGuess(digits: string): boolean {
  const downwards = [...digits].toReversed().join("");
  return new Set(digits).size === 1 || DIGITS.includes(digits) || DIGITS.includes(downwards);
}

/** The digits of a new payment password, of any script. Throws unless they are six that are not easy to guess. */
export function goodPaymentPassword(typed: string, field: string): string {
  const digits = plainDigits(typed);
  if (!/^\d{6}$/.test(digits)) throw wrongField(field, "pattern");
  if (isEasyToGuess(digits)) throw wrongField(field, "weak", { code: "PASSWORD_WEAK" });
  return digits;
}
