import { z } from "zod";

/** A name or number that the platform sends as text or number. Always a text here. */
export const idText = z.union([z.string().min(1).max(200), z.number().int()]).transform(String);

export const text = z.string().max(100_000);

/** A text; null when it is missing, empty or of another type. */
export const maybeText = text
  .nullish()
  .transform((value) => (value === undefined || value === "" ? null : value))
  .catch(null);

/** An exact decimal number, as the platform sends money. */
export const decimal = z.string().regex(/^-?\d{1,20}(\.\d{1,8})?$/);
export const maybeDecimal = decimal
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

export const flag = z.boolean().catch(false);
export const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
export const maybeNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** An instant: ISO 8601, or milliseconds as a few old calls send them. */
export const instant = z
  .union([z.string().max(40), z.number()])
  .transform((value) => new Date(value))
  .refine((date) => !Number.isNaN(date.getTime()))
  .transform((date) => date.toISOString());
export const maybeInstant = instant
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** `#rrggbb`, or null. Other forms could contain CSS. */
export const maybeColor = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** One of a closed list. Unknown values become the fallback. */
export function known<const T extends string, const F extends string | null>(values: readonly T[], fallback: F) {
  const list = new Set<string>(values);
  const isKnown = (value: unknown): value is T => typeof value === "string" && list.has(value);
  return z
    .unknown()
    .optional()
    .transform((value): T | F => (isKnown(value) ? value : fallback));
}

/** A list. Some of the platform's calls send it bare, some inside `list`. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item), z.object({ list: z.array(item) }).transform(({ list }) => list)]);
