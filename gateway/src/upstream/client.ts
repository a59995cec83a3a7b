import type { IncomingHttpHeaders } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { UpstreamError, unavailable } from "../errors/upstreamError.ts";
import type { Observer } from "../telemetry/records.ts";
import { contentOf } from "./envelope.ts";
import { type CallName, exchange, type RawAnswer, type RawRequest } from "./exchange.ts";
import { keyedCalls } from "./keyedCalls.ts";
import type { Ledger } from "./ledger.ts";
import type { Origin, Origins } from "./origins.ts";
import { waitBeforeRetry } from "./retry.ts";
import { assertSendable } from "./sendingLimits.ts";
import { Visits } from "./visits.ts";

/** The caller's data that the platform gets. Nothing else of a request is sent. */
export interface Caller {
  token: string | undefined;
  language: string;
  requestId: string;
  traceparent: string | undefined;
  clientIp: string | undefined;
  /** The caller's user agent, for the list of the member's sessions. */
  userAgent: string | undefined;
  /** No user caused the call, so it must not count as use of the session. */
  isBackground?: boolean;
}

const largestPicture = 12 * 1024 * 1024;

/** For calls that the gateway makes by itself. */
export const gatewayItself: Caller = {
  token: undefined,
  language: "EN",
  requestId: "gateway",
  traceparent: undefined,
  clientIp: undefined,
  userAgent: undefined,
};

type BodyType =
  | "application/json"
  | "application/jose"
  | "application/x-www-form-urlencoded"
  | `multipart/form-data; boundary=${string}`;

/** A call that is ready to be sent. */
export interface Outgoing {
  name: CallName;
  /** The path with its ids and query. */
  path: string;
  caller: Caller;
  /** The address that the breakers count failures by, when `caller` has none. It is not sent. */
  source?: string | undefined;
  body?: { type: BodyType; text: string | Buffer } | undefined;
  /** The answer is a picture without an envelope. Its bytes are the content. */
  wantsPicture?: boolean;
  /** The platform carries the call out once per key, if it knows keys for this call. */
  idempotencyKey?: string | undefined;
  /** The body of an earlier answer. An equal one is not parsed. */
  known?: Buffer | undefined;
  milliseconds: number;
  signal?: AbortSignal | undefined;
  /** Gets an entry for each attempt. */
  ledger?: Ledger | undefined;
}

/** The content of the platform's envelope, and the answer's headers. */
export interface Answer {
  /** Undefined when the body is the known one. */
  content: unknown;
  /** The known body itself, if the answer's is equal. */
  body: Buffer;
  headers: IncomingHttpHeaders;
}

export interface ClientOptions {
  wps: Origins;
  lgw: Origins;
  merchant: string;
  observer: Observer;
}

/** All HTTP to the platform goes through this class: deadline, retries, failover, circuit breaker, envelope. */
export class UpstreamClient {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** Sends a call and reads the envelope. Rejects with an UpstreamError, or with an InputRefusal when it is too large. */
  async send(call: Outgoing): Promise<Answer> {
    assertSendable(call);
    const request = this.#requestOf(call);
    const origins =
      call.path.startsWith("/lgw/") || call.path.startsWith("/lotto/") ? this.#options.lgw : this.#options.wps;
    // The platform accepts an encrypted body only once, and would refuse a repetition.
    const isSealed = call.body?.type === "application/jose";
    const isRepeatable = request.method === "GET" || (keyedCalls.has(call.name) && !isSealed);
    const deadline = Date.now() + call.milliseconds;
    const visits = new Visits(origins, call.name);
    try {
      let last: UpstreamError | undefined;
      for (let attempt = 0; ; attempt++) {
        const visit = visits.next();
        if (visit === undefined)
          throw last ?? unavailable("not sent: a circuit breaker is open, or too many of this call are under way");
        try {
          const answer = await this.#attempt(visit.origin, request, call, deadline - Date.now());
          visit.failure = undefined;
          return answer;
        } catch (error) {
          if (!(error instanceof UpstreamError)) throw error;
          visit.failure = error;
          last = error;
          const wait = waitBeforeRetry(error, attempt, isRepeatable);
          if (wait === null || Date.now() + wait >= deadline || call.signal?.aborted) throw error;
          await delay(wait);
        }
      }
    } finally {
      const { signal, milliseconds, body, source = call.caller.clientIp ?? "none" } = call;
      visits.close({ hasLeft: signal?.aborted === true, milliseconds, bodyBytes: body?.text.length ?? 0 }, source);
    }
  }

  async #attempt(origin: Origin, request: RawRequest, call: Outgoing, milliseconds: number): Promise<Answer> {
    const startedAt = Date.now();
    const from = performance.now();
    let status = 0;
    let outcome = "ok";
    let bytes = 0;
    try {
      const most = call.wantsPicture ? { most: largestPicture } : {};
      const answer = await exchange(origin.pool, origin.url, request, { milliseconds, signal: call.signal, ...most });
      status = answer.status;
      bytes = answer.body.length;
      const { headers, body } = answer;
      if (status === 200 && call.known?.equals(body)) return { content: undefined, headers, body: call.known };
      return { content: call.wantsPicture && isPicture(answer) ? body : contentOf(answer), headers, body };
    } catch (error) {
      const failure = error instanceof UpstreamError ? error : unavailable("unreadable", status);
      status = failure.status;
      outcome = failure.code;
      throw failure;
    } finally {
      const ms = performance.now() - from;
      call.ledger?.add({ call: call.name, from: "platform", status, outcome, ms: Math.round(ms * 10) / 10, bytes });
      this.#options.observer.upstreamCall?.({
        upstream: origin.host,
        call: call.name,
        status,
        outcome,
        startedAt,
        seconds: ms / 1000,
        traceparent: call.caller.traceparent,
      });
    }
  }

  #requestOf({ name, path, caller, body, idempotencyKey }: Outgoing): RawRequest {
    const headers = [
      "accept",
      "application/json",
      "merchant",
      this.#options.merchant,
      "language",
      caller.language,
      "device",
      "WEB",
      "x-request-id",
      caller.requestId,
    ];
    if (caller.token !== undefined) headers.push("authorization", `Bearer ${caller.token}`);
    if (caller.traceparent !== undefined) headers.push("traceparent", caller.traceparent);
    if (caller.clientIp !== undefined) headers.push("x-forwarded-for", caller.clientIp);
    if (caller.userAgent !== undefined) headers.push("user-agent", caller.userAgent);
    if (caller.isBackground) headers.push("x-background", "1");
    if (body !== undefined) headers.push("content-type", body.type);
    if (idempotencyKey !== undefined) headers.push("idempotency-key", idempotencyKey);
    return { method: methodOf(name), path, headers, body: body?.text };
  }
}

const isPicture = ({ status, headers }: RawAnswer) =>
  status === 200 && /^image\/(webp|png|jpeg)$/.test(String(headers["content-type"]));

function methodOf(name: CallName): RawRequest["method"] {
  if (name.startsWith("POST ")) return "POST";
  if (name.startsWith("PUT ")) return "PUT";
  if (name.startsWith("DELETE ")) return "DELETE";
  return name.startsWith("HEAD ") ? "HEAD" : "GET";
}
