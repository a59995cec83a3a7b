import type { PageShiftRecord, PageTimeRecord } from "./pageMetrics.ts";
import type { Trace } from "./trace.ts";

/** The result of an operation. `partial` has data and errors; `refused` was not executed. */
export type Outcome = "ok" | "partial" | "refused" | "failed" | "cancelled";

/** A partner's part in an operation. Version and operation are the partner's own words, of a checked form. */
export interface PartnerRecord {
  /** From its manifest. */
  name: string;
  /** What its header `X-Atrium-Partner-Version` says: at most 32 letters, digits, `.`, `_`, `+` and `-`. */
  version: string | undefined;
  /** The name in its document, at most 64 characters; undefined for a document without one. */
  operation: string | undefined;
  /** Points that the operation took from the partner's bucket, and the bucket's size; undefined when it took none. */
  spending: { cost: number; limit: number; perSecond: number } | undefined;
}

/** An operation as logs, metrics and traces report it. Only what a partner says of itself comes from a caller's text. */
export interface OperationRecord {
  /** The name of the registered document. All other documents are `ad-hoc`, so that labels stay few. */
  name: string;
  type: "query" | "mutation" | "subscription" | "unknown";
  outcome: Outcome;
  status: number;
  codes: readonly string[];
  /** The platform calls that led to errors, each once: name, HTTP status (0 when no answer came) and the platform's code. */
  failedCalls: readonly string[];
  /** Milliseconds since the epoch. */
  startedAt: number;
  seconds: number;
  upstreamCalls: number;
  requestId: string;
  trace: Trace;
  /** The partner that sent the request. Its key or its origin names it. */
  partner: PartnerRecord | undefined;
}

/** A platform call as metrics and traces report it. */
interface UpstreamCallRecord {
  upstream: string;
  /** The call's name without ids: `GET /wps/member/info`. */
  call: string;
  /** 0 when no answer came. */
  status: number;
  /** `ok`, the error code, or `cancelled` when the caller left. */
  outcome: string;
  startedAt: number;
  seconds: number;
  /** The operation's trace; undefined for calls that the gateway makes by itself. */
  traceparent: string | undefined;
}

/** An attempt of a platform call that failed. A refusal by one of the known codes is no failure. */
export interface FailedCallRecord {
  /** The host; empty when the answer's content does not fit. */
  upstream: string;
  call: string;
  /** The platform's own name, where an adapter maps the call. */
  theirs?: string;
  /** 0 when no answer came. */
  status: number;
  /** The platform's code, or one of the gateway's. */
  code: string;
  /** What is wrong, without any value of the answer. */
  reason: string;
  /** The request that caused the call: the reference that its reader sees. `gateway` for calls of the gateway itself. */
  requestId: string;
}

/** A circuit breaker that opened or closed. */
export interface BreakerRecord {
  upstream: string;
  /** The call that is no longer sent, by its name; `any` for all calls of the host. */
  call: string;
  isOpen: boolean;
}

/** A login that failed. It holds nothing that identifies a person or proves an identity. */
export interface FailedLoginRecord {
  brand: string;
  method: string;
  /** The first characters of the user name; null for logins without one. */
  account: string | null;
  addressPrefix: string;
  code: string;
  /** Failures of this account from this address so far. */
  failures: number;
  /** Seconds until the next attempt is allowed. */
  waitSeconds: number;
  requestId: string;
}

/** A reader that was cut off, because it took too few bytes of its answer. */
export interface SlowReaderRecord {
  route: string;
  requestId: string;
}

/**
 * The result of a notification for a browser. `gone`: the subscription exists no more; `failed`: no answer came, or
 * nothing could be sent; `dropped`: too many waited for a push service that is slow or silent.
 */
export type NoticeOutcome = "sent" | "gone" | "refused" | "failed" | "dropped";

/** The events of the gateway, each with what it tells. */
interface Events {
  operation: [record: OperationRecord];
  upstreamCall: [record: UpstreamCallRecord];
  failedCall: [record: FailedCallRecord];
  breaker: [record: BreakerRecord];
  response: [route: string, method: string, status: number];
  failedLogin: [record: FailedLoginRecord];
  streams: [open: number];
  /** Whether the platform answered the latest check. */
  platformUp: [isUp: boolean];
  /** The platform's event stream changed its state. `reason` says why it is lost. */
  platformStream: [state: string, reason: string | undefined];
  /** Numbers of open subscriptions and of the values that they watch. */
  watched: [subscriptions: number, values: number];
  /** Events of the platform may have been lost, so all watched values are read again. */
  platformGap: [];
  /** A subscription left rows out, because too many were added between two reads of its list. */
  rowsCut: [subscription: string];
  /** Whether the state that several processes share can be used; `reason` is the kind of the error when it can't. */
  sharedState: [isUp: boolean, reason: string];
  slowReader: [record: SlowReaderRecord];
  notice: [outcome: NoticeOutcome];
  /** A CDN was told to purge. `failure` says why it has not; it is undefined when the CDN has purged. */
  purge: [failure: string | undefined];
  /** A run of a compiled lane that graphql-js executed, with the reason. */
  fallback: [reason: string];
  /** A visitor's page has told how fast it was, and how much it moved. */
  pageTime: [record: PageTimeRecord];
  pageShift: [record: PageShiftRecord];
}

/** Gets events of the gateway. Must not throw. */
export type Observer = { readonly [Name in keyof Events]?: (...told: Events[Name]) => void };

/** Tells each event to all of them. An event that is missing here is a type error. */
export function fanOut(observers: readonly Observer[]): Required<Observer> {
  const to =
    <Name extends keyof Events>(name: Name) =>
    (...told: Events[Name]) => {
      for (const observer of observers) observer[name]?.(...told);
    };
  return {
    operation: to("operation"),
    upstreamCall: to("upstreamCall"),
    failedCall: to("failedCall"),
    breaker: to("breaker"),
    response: to("response"),
    failedLogin: to("failedLogin"),
    streams: to("streams"),
    platformUp: to("platformUp"),
    platformStream: to("platformStream"),
    watched: to("watched"),
    platformGap: to("platformGap"),
    rowsCut: to("rowsCut"),
    sharedState: to("sharedState"),
    slowReader: to("slowReader"),
    notice: to("notice"),
    purge: to("purge"),
    fallback: to("fallback"),
    pageTime: to("pageTime"),
    pageShift: to("pageShift"),
  };
}
