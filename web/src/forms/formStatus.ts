import type { Standing } from "../refusals/StandingFacts.tsx";

/** The part of the contract's `UserError` that forms show. */
export interface UserError {
  readonly code: string;
  readonly field: readonly string[] | null | undefined;
  readonly message: string;
  readonly retryAfter?: number | null | undefined;
  readonly limit?: Standing["limit"];
  readonly playBreak?: Standing["playBreak"];
}

/** The errors of a form after a submit that was refused. */
export interface FormStatus {
  /** No usable answer came: the form asks to try again. */
  isBroken?: boolean;
  /** An error of the whole form, with the seconds to wait if there are any. */
  form?: { code: string; message: string; retryAfter: number | undefined } & Partial<Standing>;
  /** Messages by field name. */
  fields: Record<string, string>;
}

/** Sorts user errors by field; the first one of each field is kept. */
export function statusOf(userErrors: readonly UserError[]): FormStatus {
  const status: FormStatus = { fields: {} };
  for (const { code, field, message, retryAfter, limit, playBreak } of userErrors) {
    if (field?.length) status.fields[field.join(".")] ??= message;
    else status.form ??= { code, message, retryAfter: retryAfter ?? undefined, limit, playBreak };
  }
  return status;
}
