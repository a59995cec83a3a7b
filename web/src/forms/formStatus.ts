/** The part of the contract's `UserError` that forms show. */
export interface UserError {
  readonly code: string;
  readonly field: readonly string[] | null | undefined;
  readonly message: string;
  readonly retryAfter?: number | null | undefined;
}

/** What a form shows after a submit that wasn't accepted. */
export interface FormStatus {
  /** No answer came: trying again is all there is to say. */
  isBroken?: boolean;
  /** About the whole, with the seconds to wait when waiting is the cure. */
  form?: { code: string; message: string; retryAfter: number | undefined };
  /** By the field's name. */
  fields: Record<string, string>;
}

/** The gateway's refusals by the field they belong to; the first of each counts. */
export function statusOf(userErrors: readonly UserError[]): FormStatus {
  const status: FormStatus = { fields: {} };
  for (const { code, field, message, retryAfter } of userErrors) {
    if (field?.length) status.fields[field.join(".")] ??= message;
    else status.form ??= { code, message, retryAfter: retryAfter ?? undefined };
  }
  return status;
}
