/** A field that the platform refused. */
export interface FieldRefusal {
  field: string;
  rule: string;
  min: number | undefined;
  max: number | undefined;
}

interface Details {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The platform's code, or one of the gateway's when the platform sent none. */
  code: string;
  /** For the log. It never holds an address, a body or a header. */
  reason?: string;
  fields?: readonly FieldRefusal[];
  /** In seconds. */
  retryAfter?: number | undefined;
  /** The platform's message for people. */
  message?: string | undefined;
  /** Data beside the refusal: the captcha flag, suggestions. */
  value?: unknown;
  /** False when the request certainly did not reach the platform. */
  wasSent?: boolean;
  /** False when the platform refused without a code, as a platform may that has only what the documents name. */
  isCoded?: boolean;
}

/** The platform refused, did not answer, or sent an answer that can't be read. */
export class UpstreamError extends Error {
  readonly status: number;
  readonly reason: string;
  readonly code: string;
  readonly fields: readonly FieldRefusal[];
  readonly retryAfter: number | undefined;
  /** The platform's message in the caller's language, for the few codes without a text of the gateway's own. */
  readonly said: string | undefined;
  readonly value: unknown;
  readonly wasSent: boolean;
  readonly isCoded: boolean;
  /** The name of the call that failed. The client sets it. */
  call: string | undefined;

  constructor(details: Details) {
    const {
      status,
      code,
      reason = "",
      fields = [],
      retryAfter,
      message,
      value,
      wasSent = true,
      isCoded = true,
    } = details;
    super(`The platform answered ${status || "nothing"}: ${code}${reason === "" ? "" : ` (${reason})`}`);
    this.name = "UpstreamError";
    this.status = status;
    this.reason = reason;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.said = message;
    this.value = value;
    this.wasSent = wasSent;
    this.isCoded = isCoded;
  }
}

export const unavailable = (reason: string, status = 0) =>
  new UpstreamError({ status, code: "UPSTREAM_UNAVAILABLE", reason });
