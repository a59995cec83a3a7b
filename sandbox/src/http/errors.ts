import { CODES, type Code } from "./codes.ts";

/** A field that a request got wrong, and the rule it broke. */
export interface FieldFault {
  field: string;
  rule: string;
  min?: number;
  max?: number;
}

interface Details {
  /** Extra facts for the caller, such as `{ captcha: true }`. */
  value?: Record<string, unknown>;
  fields?: FieldFault[];
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
}

/** A refusal that the caller is told about: becomes the failure envelope with the code's HTTP status. */
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
