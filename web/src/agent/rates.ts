import { compare, decimalOf, partsOf, plainDigits, readAmount, times, writeAmount } from "../forms/amounts.ts";

/** A rate of a contract as a percentage has at most four decimals: the platform counts in millionths. */
export const RATE_DECIMALS = 4;
/** Of a rebate, which the platform counts in parts of 10,000. */
export const REBATE_DECIMALS = 2;

/** The rate of a percentage with at most so many decimals, from 0 to 100; null for any other text. */
export function readRate(percent: string, locale: string, decimals: number): string | null {
  const typed = plainDigits(percent);
  if (/^0+(?:[.,]0+)?$/.test(typed)) return "0";
  const amount = readAmount(typed, locale);
  if (amount === null || compare(amount, "100") > 0) return null;
  const { value, digits } = partsOf(amount);
  return digits > decimals ? null : decimalOf(value, digits + 2).replace(/\.?0+$/, "");
}

/** A rate as a percentage for a field: `0.015` is `1.5` in English, `1,5` in Vietnamese. */
export const writeRate = (rate: string, locale: string): string =>
  writeAmount(times(rate, 100).replace(/(\.\d*[1-9])0+$/, "$1"), locale);
