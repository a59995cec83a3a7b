import { CODES, type Code } from "./codes.ts";

/** A field of a request that is invalid, and the rule that it breaks. */
export interface FieldFault {
  field: string;
  rule: string;
  min?: number;
  max?: number;
  /** With the rule `sign`: the sign that is refused, as text for people. */
  sign?: string;
}

interface Details {
  /** Extra data for the caller, such as `{ captcha: true }`. */
  value?: Record<string, unknown>;
  fields?: FieldFault[];
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
}

/** An error for the caller: sent as the failure envelope with the HTTP status of its code. */
export class PlatformError extends Error {
  readonly code: Code;
  readonly status: number;
  readonly value: Record<string, unknown> | undefined;
  readonly fields: FieldFault[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: Code, { value, fields, retryAfter }: Details = {}) {
    super(code);
    this.name = "PlatformError";
    this.code = code;
    this.status = CODES[code];
    this.value = value;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** A refusal of one field of a request, for the rule that it breaks. */
export const wrongField = (
  field: string,
  rule: string,
  { code = "VALIDATION_FAILED", ...bounds }: { code?: Code; min?: number; max?: number } = {},
) => new PlatformError(code, { fields: [{ field, rule, ...bounds }] });
