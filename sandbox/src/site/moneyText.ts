import type { Language } from "../http/languages.ts";
import { digitsOf, toDecimal } from "../money.ts";
import { LANGUAGE_NAMES } from "./languageNames.ts";

/** An amount as a message says it in a language: 2500050 of THB is "฿25,000.50". */
export function moneyText(minor: bigint, currency: string, language: Language): string {
  const digits = digitsOf(currency);
  const format = { style: "currency", currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(LANGUAGE_NAMES[language].tag, format).format(Number(toDecimal(minor, currency)));
}
