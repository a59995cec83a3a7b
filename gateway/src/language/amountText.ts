import { z } from "zod";
import { tagOf } from "./language.ts";

const amountShape = z.object({ amount: z.string().regex(/^-?\d+(\.\d+)?$/), currency: z.string().regex(/^[A-Z]{3}$/) });
/** Play money. Intl does not know its number of digits. */
const playMoney = "FUN";

/** An amount of an answer as the web client's `Amount` writes it in a language; undefined for other values. */
export function amountText(value: unknown, language: string): string | undefined {
  const parsed = amountShape.safeParse(value);
  if (!parsed.success) return undefined;
  const { amount, currency } = parsed.data;
  // The client writes Latin digits in all languages.
  const locale = `${tagOf(language)}-u-nu-latn`;
  const decimal = amount as Intl.StringNumericLiteral;
  if (currency === playMoney) {
    const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return `${plain.format(decimal)} ${playMoney}`;
  }
  const digits = amount.split(".")[1]?.length ?? 0;
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimal);
}
