const decimalForm = /^-?\d{1,20}(\.\d{1,8})?$/;
const wholeForm = /^-?\d{1,20}$/;

/** Whether a value is an amount as our contract has it. */
export const isDecimal = (value: unknown): value is string => typeof value === "string" && decimalForm.test(value);

/** The digits of a whole number, which the platform may send as text; undefined for another value or an inexact one. */
export function wholeText(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isSafeInteger(value) ? String(value === 0 ? 0 : value) : undefined;
  return typeof value === "string" && wholeForm.test(value) ? value : undefined;
}

/** Moves the point of a whole number to the left: 1250 and 2 are `12.50`. */
export function fromUnits(whole: string, digits: number): string {
  if (digits === 0) return whole;
  const sign = whole.startsWith("-") ? "-" : "";
  const padded = whole.slice(sign.length).padStart(digits + 1, "0");
  return `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/** The number of the smallest units, if the decimal has no smaller part and the number is exact; otherwise undefined. */
export function toUnits(decimal: string, digits: number): number | undefined {
  const [whole = "", fraction = ""] = decimal.split(".");
  if (/[1-9]/.test(fraction.slice(digits))) return undefined;
  const units = Number(whole + fraction.slice(0, digits).padEnd(digits, "0"));
  return Number.isSafeInteger(units) ? units + 0 : undefined;
}

/** A number as a decimal without an exponent; undefined when it has more than eight places or is not exact. */
export function decimalOf(value: number): string | undefined {
  if (Number.isInteger(value)) return wholeText(value);
  const text = String(value);
  const plain = text.includes("e") ? value.toFixed(8).replace(/0+$/, "") : text;
  return isDecimal(plain) && Number(plain) === value ? plain : undefined;
}

/** A decimal as a number, if it is the same number; otherwise undefined. */
export function numberOf(decimal: string): number | undefined {
  const value = Number(decimal) + 0;
  const written = decimalOf(value);
  return written !== undefined && shortest(written) === shortest(decimal) ? value : undefined;
}

/** A decimal without zeros that say nothing. */
function shortest(decimal: string): string {
  const short = decimal
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "")
    .replace(/^(-?)0+(?=\d)/, "$1");
  return short === "-0" ? "0" : short;
}
