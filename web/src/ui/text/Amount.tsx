import { useIntl } from "react-intl";
import { OwnText } from "../../i18n/OwnText.tsx";

interface Props {
  /** A decimal string, so that it stays exact. */
  amount: string;
  /** ISO 4217, or FUN for play money; a dollar sign is shown when it is missing. */
  currency?: string;
  signDisplay?: "auto" | "exceptZero";
}

/** The code of play money. Intl does not know its number of digits. */
const PLAY_MONEY = "FUN";

// A formatter is much more expensive to create than to use.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, known);
  return known;
}

const digitsOf = (currency: string): number =>
  formatterFor("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** The text of an `Amount`, for labels. Intl formats decimal strings exactly, without a float. */
export function formatAmount({ amount, currency, signDisplay = "auto" }: Props, locale: string): string {
  const [, fraction = ""] = amount.split(".");
  const decimal = amount as Intl.StringNumericLiteral;
  if (currency === PLAY_MONEY) {
    const plain = formatterFor(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay });
    return `${plain.format(decimal)} ${PLAY_MONEY}`;
  }
  // Some platforms send dongs with decimals: a fraction of zeros says no more than the currency has.
  const digits = /[1-9]/.test(fraction) ? fraction.length : Math.min(fraction.length, digitsOf(currency ?? "USD"));
  return formatterFor(locale, {
    style: "currency",
    currency: currency ?? "USD",
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  }).format(decimal);
}

/** A number with few characters, for pictures: "500K". Nobody reads Intl's Vietnamese N for it. */
export function formatCompact(value: number, locale: string): string {
  const text = formatterFor(locale, { notation: "compact", maximumFractionDigits: 1 }).format(value);
  return locale.startsWith("vi") ? text.replace(/\sN$/, "K") : text;
}

/** An amount of money, formatted in the visitor's language. */
export function Amount({ amount, currency, signDisplay = "auto" }: Props) {
  const { locale } = useIntl();
  return <OwnText>{formatAmount({ amount, currency, signDisplay }, locale)}</OwnText>;
}
