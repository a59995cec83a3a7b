/**
 * Converts amounts: decimal strings outside, whole minor units (bigint) inside.
 * @param {{ locale: string, currency: string, digits: number }} of
 */
export function moneyOf({ locale, currency, digits }) {
  const formatter = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: currency === "FUN" ? "code" : "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const unit = 10n ** BigInt(digits);
  return {
    /** @param {string} decimal */
    parse(decimal) {
      const [whole = "0", fraction = ""] = decimal.replace("-", "").split(".");
      const amount = BigInt(whole) * unit + BigInt(fraction.padEnd(digits, "0").slice(0, digits) || "0");
      return decimal.startsWith("-") ? -amount : amount;
    },
    /** @param {bigint} amount */
    decimal(amount) {
      const size = amount < 0n ? -amount : amount;
      const fraction = digits > 0 ? `.${String(size % unit).padStart(digits, "0")}` : "";
      return `${amount < 0n ? "-" : ""}${size / unit}${fraction}`;
    },
    /** For people, in their language; exact, because no float is involved. @param {bigint} amount */
    text(amount) {
      const size = amount < 0n ? -amount : amount;
      const fraction = String(size % unit).padStart(digits, "0");
      const parts = formatter.formatToParts(size / unit);
      const text = parts.map((part) => (part.type === "fraction" ? fraction : part.value)).join("");
      return amount < 0n ? `−${text}` : text;
    },
  };
}

/**
 * A multiple in hundredths, in the language's digits: 3650 → 36.5; with `digits` 2: 36.50, as odds are written.
 * @param {string} locale
 * @param {number} hundredths
 * @param {number} [digits] shown at least
 */
export const multipleText = (locale, hundredths, digits = 0) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: 2 }).format(hundredths / 100);

/**
 * A percentage as a language writes it: "96.43" → 96.43% or 96,43%.
 * @param {string} locale
 * @param {string} percent
 */
export const percentText = (locale, percent) =>
  new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 2 }).format(Number(percent) / 100);
