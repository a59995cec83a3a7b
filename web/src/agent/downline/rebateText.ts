import { plainDigits, readAmount, writeAmount } from "../../forms/amounts.ts";

/** A rebate as a percentage for a field: `0.0150` is `1.5` in English, `1,5` in Vietnamese. */
export const writeRebate = (rebate: string, locale: string): string =>
  writeAmount(String(Number((Number(rebate) * 100).toFixed(2))), locale);

/** The rebate of a percentage with at most two decimals; null for any other text. */
export function readRebate(percent: string, locale: string): string | null {
  const typed = plainDigits(percent);
  if (/^0+([.,]0+)?$/.test(typed)) return "0.0000";
  const amount = readAmount(typed, locale);
  if (amount === null || !/^\d{1,3}(\.\d{1,2})?$/.test(amount) || Number(amount) > 100) return null;
  return (Number(amount) / 100).toFixed(4);
}
