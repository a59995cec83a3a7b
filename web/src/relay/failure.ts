import type { Standing, UserError } from "./userError.ts";

/** Why a change did not happen: it was refused, or nobody knows. */
export interface Failure {
  /** No usable answer came: the person may try again. */
  readonly isUnreachable?: true;
  /** The refusal of the whole change, with the seconds to wait if there are any. */
  readonly whole?: { code: string; message: string; retryAfter: number | undefined } & Partial<Standing>;
  /** Messages of refusals by field name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A failure in own words, for what is no answer of the gateway. */
export const failureSaying = (message: string): Failure => ({
  whole: { code: "UNKNOWN", message, retryAfter: undefined },
  fields: {},
});

/** The failure that user errors say, by field; the first one of each field is kept. */
export function failureOf(userErrors: readonly UserError[]): Failure {
  const fields: Record<string, string> = {};
  let whole: Failure["whole"];
  for (const { code, field, message, retryAfter, limit, playBreak } of userErrors) {
    if (field?.length) fields[field.join(".")] ??= message;
    else whole ??= { code, message, retryAfter: retryAfter ?? undefined, limit, playBreak };
  }
  return { ...(whole && { whole }), fields };
}

/** Why a change was refused, in the gateway's words; undefined when no usable answer came. */
export const messageOf = ({ whole, fields }: Failure): string | undefined => whole?.message ?? Object.values(fields)[0];
