import type { IntlShape } from "react-intl";
import type { Money } from "../ui/text/Money.ts";
import { digitsOf } from "./amounts.ts";

/**
 * What is wrong with an amount that has more decimals than its currency; undefined when nothing is. `other` is an amount
 * of the platform in that currency: it has all decimals of it.
 */
export function digitsProblem(intl: IntlShape, amount: string | null, other: Money): string | undefined {
  const digits = digitsOf(other.amount);
  if (amount === null || digitsOf(amount) <= digits) return undefined;
  return intl.formatMessage({ id: "amount_digits" }, { digits, currency: other.currency });
}
