import { isRecord } from "../basics/isRecord.ts";

const mostRows = 2;

/**
 * A value of the same form without what it says: a recording is full of tokens, names and numbers of people, and no list of
 * secret fields is ever complete. So no text is kept: its letters become x and its digits 0. Large numbers become powers of ten, times one
 * moment. Lists keep two rows. Keys that are no plain names are masked too.
 */
export function masked(value: unknown): unknown {
  if (typeof value === "string") return maskedText(value);
  if (typeof value === "number") return maskedNumber(value);
  if (Array.isArray(value)) return value.slice(0, mostRows).map(masked);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [isName(key) ? key : maskedText(key), masked(one)]),
  );
}

/** Whether a key is a name of a field: short, and with at most two digits. */
const isName = (key: string) => /^[A-Za-z_][A-Za-z_-]{0,30}\d{0,2}$/.test(key);

const maskedText = (text: string) => text.slice(0, 60).replaceAll(/\p{L}/gu, "x").replaceAll(/\p{N}/gu, "0");

function maskedNumber(value: number): number {
  if (!Number.isInteger(value)) return 0.5;
  const size = Math.abs(value);
  if (size > 1e9 && size < 2.2e9) return 1_700_000_000;
  if (size > 1e12 && size < 2.2e12) return 1_700_000_000_000;
  // Numbers of one or two digits are kinds, states and counts. Longer ones may be a PIN.
  if (size <= 99) return value;
  return Math.sign(value) * 10 ** Math.floor(Math.log10(Math.min(size, 1e9)));
}
