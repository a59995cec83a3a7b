/** What the platform tells about a field that it refused. */
export interface FieldRefusal {
  field: string;
  rule: string;
  min: number | undefined;
  max: number | undefined;
}

interface Details {
  /** HTTP's; 0 when no answer came. */
  status: number;
  /** The platform's, or one of ours when it sent none. */
  code: string;
  /** For the log: never an address, a body or a header. */
  reason?: string;
  fields?: readonly FieldRefusal[];
  /** Seconds. */
  retryAfter?: number | undefined;
  /** What the platform says about it, for people. */
  message?: string | undefined;
  /** What came beside the refusal: the captcha flag, suggestions. */
  value?: unknown;
  /** False when the request certainly never reached the platform. */
  wasSent?: boolean;
}

/** The platform refused, did not answer, or answered what nobody understands. */
export class UpstreamError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldRefusal[];
  readonly retryAfter: number | undefined;
  /** The platform's words, in the caller's language: for the few codes whose text is not ours. */
  readonly said: string | undefined;
  readonly value: unknown;
  readonly wasSent: boolean;

  constructor({ status, code, reason, fields = [], retryAfter, message, value, wasSent = true }: Details) {
    super(`The platform answered ${status || "nothing"}: ${code}${reason === undefined ? "" : ` (${reason})`}`);
    this.name = "UpstreamError";
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.said = message;
    this.value = value;
    this.wasSent = wasSent;
  }
}

export const unavailable = (reason: string, status = 0) =>
  new UpstreamError({ status, code: "UPSTREAM_UNAVAILABLE", reason });
