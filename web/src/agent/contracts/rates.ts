import type { IntlShape } from "react-intl";
import { compare, readAmount, writeAmount } from "../../forms/amounts.ts";

/** A rate as a percentage has at most four decimals: the platform counts in millionths. */
export const RATE_DECIMALS = 4;
const PERCENT = /^(\d{1,3})(?:\.(\d{1,4}))?$/;

/** A rate as a text of the language: `0.0125` is `1.25%` in English. */
export const formatRate = (rate: string, { formatNumber }: Pick<IntlShape, "formatNumber">): string =>
  formatNumber(Number(rate), { style: "percent", maximumFractionDigits: 4 });

/** A rate as a percentage for a field: `0.0125` is `1.25` in English, `1,25` in Vietnamese. */
export const writeRate = (rate: string, locale: string): string =>
  writeAmount(String(Number((Number(rate) * 100).toFixed(4))), locale);

/** The rate of a percentage with at most four decimals, from 0 to 100; null for any other text. */
export function readRate(percent: string, locale: string): string | null {
  const typed = percent.trim();
  if (/^0+(?:[.,]0+)?$/.test(typed)) return "0";
  const [, whole = "", fraction = ""] = PERCENT.exec(readAmount(typed, locale) ?? "") ?? [];
  if (whole === "") return null;
  const digits = `${whole.padStart(3, "0")}${fraction}`;
  const rate = `${digits.slice(0, -2 - fraction.length)}.${digits.slice(-2 - fraction.length)}`.replace(
    /^0+(?=\d\.)/,
    "",
  );
  return compare(rate, "1") > 0 ? null : rate.replace(/\.?0+$/, "");
}
