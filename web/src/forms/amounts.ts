import { plainDigit, withoutInvisible } from "@atrium/schema/typed";

/** A decimal string as an integer of its smallest unit. */
export function partsOf(amount: string): { value: bigint; digits: number } {
  const [whole = "0", fraction = ""] = amount.split(".");
  return { value: BigInt(`${whole}${fraction}`), digits: fraction.length };
}

/** An integer of the smallest unit as a decimal string with this number of decimals. */
export function decimalOf(value: bigint, digits: number): string {
  if (digits === 0) return value.toString();
  const padded = (value < 0n ? -value : value).toString().padStart(digits + 1, "0");
  return `${value < 0n ? "-" : ""}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/** A decimal string as an integer with this number of decimals; further decimals are cut off. */
export function scaled(amount: string, digits: number): bigint {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.padEnd(digits, "0").slice(0, digits));
}

/** A part of an amount, `0.015` for 1.5 %, with this number of decimals. Exact halves go to the even digit. */
export function shareOf(amount: string, rate: string, digits: number): string {
  const product = scaled(amount, digits) * scaled(rate, 8);
  const unit = 10n ** 8n;
  const rest = (product % unit) * 2n;
  const whole = product / unit;
  return decimalOf(rest > unit || (rest === unit && whole % 2n === 1n) ? whole + 1n : whole, digits);
}

/** A decimal string times an integer. Exact: amounts never become floats. */
export function times(amount: string, count: number): string {
  const { value, digits } = partsOf(amount);
  return decimalOf(value * BigInt(count), digits);
}

/** The sum of decimal strings. */
export function sum(amounts: readonly string[]): string {
  const all = amounts.map(partsOf);
  const digits = Math.max(0, ...all.map((part) => part.digits));
  return decimalOf(
    all.reduce((total, part) => total + part.value * 10n ** BigInt(digits - part.digits), 0n),
    digits,
  );
}

/** Compares two decimal strings: negative, zero or positive. */
export function compare(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  const digits = Math.max(a.digits, b.digits);
  const x = a.value * 10n ** BigInt(digits - a.digits);
  const y = b.value * 10n ** BigInt(digits - b.digits);
  if (x === y) return 0;
  return x < y ? -1 : 1;
}

/** Number of decimals that an amount is written with. */
export const digitsOf = (amount: string): number => partsOf(amount).digits;

const largest = /^\d{1,12}(\.\d{1,8})?$/;

/** A typed text with plain digits, comma and point for those of any script or width, without invisible marks and outer spaces. */
export const plainDigits = (typed: string): string =>
  withoutInvisible(typed)
    .replace(/[\p{Nd}，．]/gu, (sign) => sign.normalize("NFKC"))
    // The key of the point, on a keyboard for Chinese.
    .replace(/[。｡]/g, ".")
    .replace(/\p{Nd}/gu, plainDigit)
    .trim();

/**
 * The number in a text as a visitor writes it in that language, without groups and with a plain point; it may be unfinished:
 * `1000.` for `1,000.`. Null when groups are misplaced, or when it is no number.
 */
export function ungrouped(text: string, locale: string): string | null {
  const { group, inner, decimal } = separatorsOf(locale);
  // Arabic and Persian keyboards have signs of their own.
  const typed = plainDigits(text).replace(/[٬،]/g, group).replace("٫", decimal);
  const [whole = "", fraction, ...more] = typed.split(decimal);
  // A space is a group sign everywhere, and visitors type an ordinary one where `Intl` writes a narrow one.
  const groups = whole.split(/\s/.test(group) || !whole.includes(group) ? /\s/ : group);
  const isGrouped = groups.length > 1;
  const isWellFormed = groups.every((part, place) => groupForm(place, groups.length, inner).test(part));
  if (more.length > 0 || (isGrouped && !isWellFormed)) return null;
  const number = fraction === undefined ? groups.join("") : `${groups.join("")}.${fraction}`;
  return /^\d*(\.\d*)?$/.test(number) ? number : null;
}

/** A number as `ungrouped` gives it, with the groups and the decimal sign of a language, without leading zeros. */
export function grouped(number: string, locale: string): string {
  const { group, inner, decimal } = separatorsOf(locale);
  const [whole = "", ...fraction] = number.replace(/^0+(?=\d)/, "").split(".");
  return [whole.replace(new RegExp(`\\B(?=(\\d{${inner}})*\\d{3}$)`, "g"), group), ...fraction].join(decimal);
}

/**
 * The amount in a text as a visitor writes it in that language: `1,000.50` and `1000.5` in English, `1.000,50` in
 * Vietnamese, `۱٬۰۰۰٫۵` in Persian. Null when the text is not an amount above zero, because a wrong guess would change a
 * stake.
 */
export function readAmount(text: string, locale: string): string | null {
  const amount = ungrouped(text, locale)?.replace(/^0+(?=\d)/, "") ?? "";
  return largest.test(amount) && compare(amount, "0") > 0 ? amount : null;
}

/** The whole number in a text, read as `readAmount` does; NaN when it is none, is zero, or has more than nine digits. */
export function readCount(text: string, locale: string): number {
  const amount = readAmount(text, locale);
  return amount !== null && /^\d{1,9}$/.test(amount) ? Number(amount) : Number.NaN;
}

/** An amount as text for a field: with the language's groups and decimal sign, without a fraction of zeros. */
export const writeAmount = (amount: string, locale: string): string => grouped(amount.replace(/\.0+$/, ""), locale);

/** The form of a group: the last one has three digits, those between it and the first have `inner`. */
function groupForm(place: number, count: number, inner: number): RegExp {
  if (place === 0) return /^\d{1,3}$/;
  return place < count - 1 && inner === 2 ? /^\d{2}$/ : /^\d{3}$/;
}

interface Separators {
  group: string;
  /** The length of the groups before the last one: two in India. */
  inner: number;
  decimal: string;
}

const known = new Map<string, Separators>();

/** How a language writes numbers. */
export function separatorsOf(locale: string): Separators {
  const found = known.get(locale) ?? readSeparators(locale);
  known.set(locale, found);
  return found;
}

function readSeparators(locale: string): Separators {
  const found = new Intl.NumberFormat(locale, { useGrouping: true, minimumFractionDigits: 1 }).formatToParts(
    10_000_000,
  );
  const sign = (type: string, usual: string) => found.find((part) => part.type === type)?.value ?? usual;
  const [, middle] = found.filter(({ type }) => type === "integer");
  return { group: sign("group", ","), inner: middle?.value.length ?? 3, decimal: sign("decimal", ".") };
}
