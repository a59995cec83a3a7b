import type { IntlShape } from "react-intl";
import { formatAmount } from "../ui/text/Amount.tsx";
import type { Money } from "../ui/text/Money.ts";
import { accepted } from "./accepted.ts";
import { compare, digitsOf, readAmount, ungrouped } from "./amounts.ts";

interface Range {
  readonly least: Money;
  readonly most: Money;
}

/** What bounds an amount that leaves the member's wallet. */
export interface OutgoingBounds extends Range {
  readonly dailyAmountLeft: Money;
  readonly available: Money;
}

/** The ids of texts that say what an amount exceeds. */
interface OutgoingTexts {
  readonly available: string;
  readonly day: string;
}

/**
 * What is wrong with an amount that has more decimals than its currency; undefined when nothing is. `other` is an amount
 * of the platform in that currency: it has all decimals of it.
 */
export function digitsProblem(intl: IntlShape, amount: string | null, other: Money): string | undefined {
  const digits = digitsOf(other.amount);
  if (amount === null || digitsOf(amount) <= digits) return undefined;
  return intl.formatMessage({ id: "amount_digits" }, { digits, currency: other.currency });
}

/** What is wrong with a text in which `readAmount` finds no amount above zero. */
export function unreadProblem({ formatMessage, formatNumber, locale }: IntlShape, text: string, currency?: string) {
  const number = ungrouped(text, locale);
  if (number !== null && !(Number(number) > 0)) return formatMessage({ id: "transfer_amount_missing" });
  const example = currency ? formatAmount({ amount: "1000", currency }, locale) : formatNumber(1000);
  return formatMessage({ id: "amount_form" }, { example });
}

/** What is wrong with an amount as it is typed; undefined when nothing is. */
export function rangeProblem(intl: IntlShape, text: string, { least, most }: Range): string | undefined {
  const { formatMessage, locale } = intl;
  const amount = readAmount(text, locale);
  const tooManyDigits = digitsProblem(intl, amount, least);
  if (tooManyDigits) return tooManyDigits;
  // A text that can't be read may mean an amount within the range.
  if (ungrouped(text, locale) === null) {
    return formatMessage({ id: "amount_form" }, { example: formatAmount(least, locale) });
  }
  if (amount !== null && compare(amount, least.amount) >= 0 && compare(amount, most.amount) <= 0) return undefined;
  const values = { least: formatAmount(least, locale), most: formatAmount(most, locale) };
  return formatMessage({ id: "amount_range" }, values);
}

/** The same for an amount that leaves the member's wallet. */
export function outgoingProblem(intl: IntlShape, text: string, bounds: OutgoingBounds, texts: OutgoingTexts) {
  const problem = rangeProblem(intl, text, bounds);
  if (problem) return problem;
  const { formatMessage, locale } = intl;
  const { available, dailyAmountLeft } = bounds;
  const amount = accepted(readAmount(text, locale));
  if (compare(amount, available.amount) > 0) {
    return formatMessage({ id: texts.available }, { available: formatAmount(available, locale) });
  }
  if (compare(amount, dailyAmountLeft.amount) <= 0) return undefined;
  return formatMessage({ id: texts.day }, { left: formatAmount(dailyAmountLeft, locale) });
}
