/** The currency of the stakes that the catalogue names, and of larger wins. */
export const CATALOGUE_CURRENCY = "VND";

/** Minor units of a currency that stand for 100 of the catalogue's in bounds of stakes. They are no exchange rates. */
const STAKE_SCALE: Record<string, bigint> = { THB: 10n, USD: 1n };

/** A bound of the catalogue in another currency. */
export const stakeIn = (bound: bigint, currency: string): bigint => (bound * (STAKE_SCALE[currency] ?? 100n)) / 100n;

const DIGITS: Record<string, number> = { VND: 0, IDR: 0, JPY: 0, KRW: 0 };

/** Number of decimals of a currency. */
export const digitsOf = (currency: string) => DIGITS[currency] ?? 2;

/** Minor units as a decimal string: 1050 of FUN is "10.50", of VND "1050". */
export function toDecimal(minor: bigint, currency: string): string {
  const digits = digitsOf(currency);
  if (digits === 0) return minor.toString();
  const sign = minor < 0n ? "-" : "";
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, "0");
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Minor units of a decimal string; undefined when it is not an amount of that currency. */
export function toMinor(decimal: string, currency: string): bigint | undefined {
  const match = /^(\d{1,15})(?:\.(\d+))?$/.exec(decimal);
  if (!match) return undefined;
  const [, whole = "", fraction = ""] = match;
  const digits = digitsOf(currency);
  if (fraction.length > digits) return undefined;
  return BigInt(whole + fraction.padEnd(digits, "0"));
}
