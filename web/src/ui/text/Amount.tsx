import { useIntl } from "react-intl";

interface Props {
  /** Exact, as a decimal string. */
  amount: string;
  /** ISO 4217, or FUN for play money; the dollar sign stands in when there is none. */
  currency?: string;
  signDisplay?: "auto" | "exceptZero";
}

/** Play money has a code of its own that Intl doesn't know the digits of. */
const PLAY_MONEY = "FUN";

// Building a formatter costs far more than using one.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, known);
  return known;
}

/** The text of an `Amount`, for labels. Intl reads decimal strings exactly: nothing passes through a float. */
export function formatAmount({ amount, currency, signDisplay = "auto" }: Props, locale: string): string {
  const digits = amount.split(".")[1]?.length ?? 0;
  const decimal = amount as Intl.StringNumericLiteral;
  if (currency === PLAY_MONEY) {
    const plain = formatterFor(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay });
    return `${plain.format(decimal)} ${PLAY_MONEY}`;
  }
  return formatterFor(locale, {
    style: "currency",
    currency: currency ?? "USD",
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  }).format(decimal);
}

/** A sum of money as the visitor's language writes it. */
export function Amount({ amount, currency, signDisplay = "auto" }: Props) {
  const { locale } = useIntl();
  return formatAmount({ amount, currency, signDisplay }, locale);
}
