import { z } from "zod";
import { isUtcInstant } from "./instants.ts";

/**
 * A field for which any value is fine: `read` gives what it means. Fields that may be missing or malformed are declared
 * this way, because zod's `catch` costs more than all checks of a row. `sent` is what the contract asks of the platform,
 * as JSON Schema: docs/openapi.json has it.
 */
export const lenient = <T>(read: (value: unknown) => T, sent: z.core.JSONSchema.JSONSchema) =>
  z.unknown().optional().transform(read).meta(sent);

const longestText = 100_000;
const decimalForm = /^-?\d{1,20}(\.\d{1,8})?$/;
const decimalText = { format: "decimal" };
const instantText = { type: "string", format: "date-time" } as const;

/** A name or number that the platform sends as text or number. Always a text here. */
export const idText = z.union([z.string().min(1).max(200), z.number().int()]).transform(String);

export const text = z.string().max(longestText);

/** A text; null when it is missing, empty or of another type. */
export const maybeText = lenient(
  (value) => (typeof value === "string" && value !== "" && value.length <= longestText ? value : null),
  { type: ["string", "null"] },
);

/** A decimal without decimals that are only zeros: some platforms write them for every currency, and fields would show them. */
const withoutZeros = (amount: string): string => (amount.includes(".") ? amount.replace(/\.0+$/, "") : amount);

/** An exact decimal number, as the platform sends money. */
export const decimal = z.string().regex(decimalForm).meta(decimalText).transform(withoutZeros);
export const maybeDecimal = lenient(
  (value) => (typeof value === "string" && decimalForm.test(value) ? withoutZeros(value) : null),
  { type: ["string", "null"], pattern: decimalForm.source, ...decimalText },
);

/** Changes the sign of a decimal, which must not become a float. Zero has no sign. */
export const opposite = (amount: string): string => {
  if (amount.startsWith("-")) return amount.slice(1);
  return /[1-9]/.test(amount) ? `-${amount}` : amount;
};

/** A decimal in units of its eighth place, the smallest that the platform sends. */
const unitsOf = (amount: string): bigint => {
  const [whole = "", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.padEnd(8, "0"));
};

/** Whether two decimals are the same number: `10` and `10.00` are. */
export const isSameAmount = (a: string, b: string): boolean => unitsOf(a) === unitsOf(b);

export const flag = lenient((value) => value === true, { type: ["boolean", "null"] });
export const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
export const maybeNumber = lenient((value) => (typeof value === "number" && Number.isFinite(value) ? value : null), {
  type: ["number", "null"],
});

/** An instant: ISO 8601, or milliseconds as a few old calls send them. */
export const instant = z
  .unknown()
  .transform(instantOf)
  .refine((value): value is string => value !== null)
  .meta(instantText);
export const maybeInstant = lenient(instantOf, { ...instantText, type: ["string", "null"] });

const colorForm = /^#[0-9a-fA-F]{6}$/;
/** `#rrggbb`, or null. Other forms could contain CSS. */
export const maybeColor = lenient((value) => (typeof value === "string" && colorForm.test(value) ? value : null), {
  type: ["string", "null"],
  pattern: colorForm.source,
});

/** One of a closed list. Unknown values become the fallback. */
export function known<const T extends string, const F extends string | null>(values: readonly T[], fallback: F) {
  const list = new Set<string>(values);
  const isKnown = (value: unknown): value is T => typeof value === "string" && list.has(value);
  return lenient((value): T | F => (isKnown(value) ? value : fallback), {
    type: ["string", "null"],
    enum: [...values, null],
  });
}

let broken = 0;

const brokenRow = () => {
  broken += 1;
  return null;
};

/** The result of a check, and how many rows it left out as broken. Checks do not wait, so none comes between another's rows. */
export function countingBroken<T>(check: () => T): { value: T; brokenRows: number } {
  broken = 0;
  const value = check();
  return { value, brokenRows: broken };
}

/**
 * Rows of which those that do not fit are null. All are checked strictly first, because zod's `catch` costs more than all
 * checks of a row.
 */
export const rowsOf = <T extends z.ZodType>(row: T) =>
  z.union([z.array(row), z.array(row.nullable().catch(brokenRow))]);

/** A list. Some of the platform's calls send it bare, some inside `list`. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item), z.object({ list: z.array(item) }).transform(({ list }) => list)]);

function instantOf(value: unknown): string | null {
  if (typeof value === "string") {
    if (isUtcInstant(value)) return value;
    if (value.length > 40) return null;
  } else if (typeof value !== "number") return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
