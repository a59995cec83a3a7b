import { strangeSign } from "@atrium/schema/typed";
import type { Context } from "hono";
import { z } from "zod";
import { type FieldFault, PlatformError } from "./errors.ts";

/** What a check of the platform's own says of a fault. */
const OwnRule = z.object({ rule: z.string(), sign: z.string().exactOptional() });

function toFault(issue: z.core.$ZodIssue): FieldFault {
  const bounds =
    issue.code === "too_big"
      ? { max: Number(issue.maximum) }
      : issue.code === "too_small"
        ? { min: Number(issue.minimum) }
        : {};
  const named = issue.code === "custom" ? OwnRule.safeParse(issue.params).data : undefined;
  return { field: issue.path.join("."), rule: issue.code, ...bounds, ...named };
}

/** The parsed value; throws VALIDATION_FAILED with each invalid field. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new PlatformError("VALIDATION_FAILED", { fields: result.error.issues.map(toFault) });
}

/** The query string, parsed by a schema. Unknown parameters are ignored. */
export const readQuery = <Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> =>
  parse(schema, c.req.query());

/** The JSON body, parsed by a schema. */
export async function readJson<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  return parse(schema, parseJson(await c.req.text()));
}

/** The fields of a form (`application/x-www-form-urlencoded`), parsed by a schema. */
export async function readForm<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  return parse(schema, Object.fromEntries(new URLSearchParams(await c.req.text())));
}

/** Parses JSON; throws PAYLOAD_INVALID for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PlatformError("PAYLOAD_INVALID");
  }
}

/** Text of a request: bounded, without NUL, which Postgres cannot store. A lone half of a sign becomes U+FFFD. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((value) => !value.includes("\u0000"), "must not contain NUL")
    // A length that cuts a pair leaves half of it.
    .overwrite((value) => value.toWellFormed());

/** Text of the form of a pattern. A refusal names the sign that it can't have. */
export const patterned = (pattern: RegExp) =>
  z.string().check(({ value: input, issues }) => {
    if (pattern.test(input)) return;
    const sign = strangeSign(input, pattern.source);
    issues.push({ code: "custom", input, params: sign === undefined ? { rule: "pattern" } : { rule: "sign", sign } });
  });

/** The number of a row, as the database counts them. */
export const rowId = z.coerce.number().int().min(1).max(2_147_483_647);

/** Numbers of pictures that were sent before, each once. */
export const pictureIds = (most: number) =>
  z
    .array(z.uuid())
    .max(most)
    .default([])
    .transform((ids) => [...new Set(ids)]);

/** A code that a list is narrowed to; undefined when it is empty or left out. */
export const someCode = text(60)
  .optional()
  .transform((value) => value || undefined);

/** Some words of a list, with commas between them, in the list's order. */
export const someOf = <Word extends string>(words: readonly Word[]) =>
  text(200)
    .transform((value) => value.split(",").filter(Boolean))
    .refine((given) => given.every((one) => words.some((word) => word === one)))
    .transform((given) => words.filter((word) => given.includes(word)))
    .optional();

/** Text that a person wrote: trimmed, and bounded in code points. */
export const written = (most: number, least = 0) =>
  // A code point has at most two UTF-16 units: longer bodies need no count.
  text(most * 4)
    .trim()
    .check((input) => {
      const { length } = [...input.value];
      const bound = { origin: "string", inclusive: true, input: input.value } as const;
      if (length < least) input.issues.push({ ...bound, code: "too_small", minimum: least });
      if (length > most) input.issues.push({ ...bound, code: "too_big", maximum: most });
    });
