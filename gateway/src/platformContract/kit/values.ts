import { isRecord } from "../../basics/isRecord.ts";

/** A field of an object; undefined where there is none. */
export const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** A text or number, as text. */
export function textOf(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return (typeof field === "string" && field !== "") || typeof field === "number" ? String(field) : undefined;
}

/** The rows of a list, which may come bare or in `list`. */
export function rowsOf(value: unknown): readonly unknown[] {
  const rows = Array.isArray(value) ? value : fieldOf(value, "list");
  return Array.isArray(rows) ? rows : [];
}

/** What a decimal grew by, exactly and without zeros at its end; undefined where one of the two is not known. */
export function differenceOf(before: string | undefined, after: string | undefined): string | undefined {
  const [from, to] = [unitsOf(before), unitsOf(after)];
  return from === undefined || to === undefined ? undefined : decimalOf(to - from);
}

const places = 8;

function unitsOf(decimal: string | undefined): bigint | undefined {
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d{1,20})(?:\.(\d{1,8}))?$/.exec(decimal ?? "") ?? [];
  return whole === "" ? undefined : BigInt(`${sign}${whole}${fraction.padEnd(places, "0")}`);
}

function decimalOf(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, "0");
  const fraction = digits.slice(-places).replace(/0+$/, "");
  return `${units < 0n ? "-" : ""}${digits.slice(0, -places)}${fraction === "" ? "" : `.${fraction}`}`;
}

/** The same amount in one form. */
export const exact = (amount: string): string => differenceOf("0", amount) ?? amount;

/** A larger amount of the same kind. */
export const largerThan = (amount: string): string => differenceOf(`-${amount}`, amount) ?? amount;
