import { z } from "zod";

/** A name or a number that the platform sends as either; ours are strings. */
export const idText = z.union([z.string().min(1).max(200), z.number().int()]).transform(String);

export const text = z.string().max(100_000);

/** A text that may be missing, null, empty or of another type: then null. */
export const maybeText = text
  .nullish()
  .transform((value) => (value === undefined || value === "" ? null : value))
  .catch(null);

/** An exact decimal number, as the platform's money comes. */
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

/** An instant: ISO 8601, or the milliseconds that a few old calls send. */
export const instant = z
  .union([z.string().max(40), z.number()])
  .transform((value) => new Date(value))
  .refine((date) => !Number.isNaN(date.getTime()))
  .transform((date) => date.toISOString());
export const maybeInstant = instant
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** `#rrggbb`, or nothing: other forms could be read as CSS. */
export const maybeColor = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** One of a closed list; what this gateway doesn't know yet becomes the fallback. */
export function known<const T extends string, const F extends string | null>(values: readonly T[], fallback: F) {
  const list = new Set<string>(values);
  const isKnown = (value: unknown): value is T => typeof value === "string" && list.has(value);
  return z
    .unknown()
    .optional()
    .transform((value): T | F => (isKnown(value) ? value : fallback));
}

/** A list that comes bare, or inside `list`, as the platform's calls differ. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item), z.object({ list: z.array(item) }).transform(({ list }) => list)]);
