import { UpstreamError, unavailable } from "../../errors/upstreamError.ts";
import type { Observer } from "../../telemetry/records.ts";
import { contentOf } from "./envelope.ts";
import { beginExchange, type ExchangeEnd, type RawAnswer, type RawRequest } from "./exchange.ts";
import type { Origins } from "./origins.ts";
import type { Answer, Outgoing } from "./outgoing.ts";
import { waitBeforeRetry } from "./retry.ts";
import { type Visit, Visits } from "./visits.ts";

/** Gets the end of a call, once. */
export interface CallEnd {
  resolve(answer: Answer): void;
  /** Gets an UpstreamError. */
  reject(error: UpstreamError): void;
}

/** How a call is sent and its answer read. */
export interface AttemptOptions {
  origins: Origins;
  isRepeatable: boolean;
  observer: Observer;
  /** Reads an answer in the platform's own form, where there is an adapter. Throws an UpstreamError. */
  read?: ((raw: RawAnswer) => Answer) | undefined;
}

const largestPicture = 12 * 1024 * 1024;

/**
 * The attempts of one call, until one is answered or no further one is due. It uses no promises: each would cost about
 * as much as the checks of a small answer.
 */
export class Attempts implements ExchangeEnd {
  readonly #call: Outgoing;
  readonly #request: RawRequest;
  readonly #isRepeatable: boolean;
  readonly #observer: Observer;
  readonly #read: AttemptOptions["read"];
  readonly #end: CallEnd;
  readonly #visits: Visits;
  readonly #deadline: number;
  #visit: Visit | undefined;
  #last: UpstreamError | undefined;
  #count = 0;
  /** When the present attempt began: milliseconds since the epoch, and on the monotonic clock. */
  #startedAt = 0;
  #from = 0;

  constructor(call: Outgoing, request: RawRequest, options: AttemptOptions, end: CallEnd) {
    this.#call = call;
    this.#request = request;
    this.#isRepeatable = options.isRepeatable;
    this.#observer = options.observer;
    this.#read = options.read;
    this.#end = end;
    this.#visits = new Visits(options.origins, call.name);
    this.#deadline = Date.now() + call.milliseconds;
  }

  next(): void {
    this.#visit = this.#visits.next();
    if (this.#visit === undefined) {
      this.#reject(
        this.#last ?? unavailable("not sent: a circuit breaker is open, or too many of this call are under way"),
      );
      return;
    }
    const { origin } = this.#visit;
    const { milliseconds, leaving, wantsPicture } = this.#call;
    this.#startedAt = Date.now();
    this.#from = performance.now();
    const left = this.#count === 0 ? milliseconds : this.#deadline - this.#startedAt;
    const limits = wantsPicture
      ? { milliseconds: left, leaving, most: largestPicture }
      : { milliseconds: left, leaving };
    beginExchange(origin.pool, origin.url, this.#request, limits, this);
  }

  answered(raw: RawAnswer): void {
    let answer: Answer;
    try {
      answer = answerOf(this.#call, raw, this.#read);
    } catch (error) {
      this.#failed(error instanceof UpstreamError ? error : unavailable("unreadable", raw.status), raw.body.length);
      return;
    }
    this.#record(raw.status, "ok", raw.body.length);
    if (this.#visit !== undefined) this.#visit.failure = undefined;
    this.#close();
    this.#end.resolve(answer);
  }

  failed(error: UpstreamError): void {
    this.#failed(error, 0);
  }

  #failed(error: UpstreamError, bytes: number): void {
    this.#record(error.status, this.#call.leaving?.hasLeft ? "cancelled" : error.code, bytes);
    if (this.#visit !== undefined) this.#visit.failure = error;
    this.#last = error;
    const wait = waitBeforeRetry(error, this.#count, this.#isRepeatable);
    if (wait === null || Date.now() + wait >= this.#deadline || this.#call.leaving?.hasLeft) {
      this.#reject(error);
      return;
    }
    this.#count += 1;
    setTimeout(() => this.next(), wait);
  }

  #reject(error: UpstreamError): void {
    this.#close();
    this.#end.reject(error);
  }

  #record(status: number, outcome: string, bytes: number): void {
    const { name, ledger, caller } = this.#call;
    const ms = performance.now() - this.#from;
    ledger?.add({ call: name, from: "platform", status, outcome, ms: Math.round(ms * 10) / 10, bytes });
    this.#observer.upstreamCall?.({
      upstream: this.#visit?.origin.host ?? "",
      call: name,
      status,
      outcome,
      startedAt: this.#startedAt,
      seconds: ms / 1000,
      traceparent: caller.traceparent,
    });
  }

  /** Reports the call to the breakers. */
  #close(): void {
    const { leaving, milliseconds, body, caller, source = caller.clientIp ?? "none" } = this.#call;
    const bodyBytes = body?.text.length ?? 0;
    this.#visits.close({ hasLeft: leaving?.hasLeft === true, milliseconds, bodyBytes }, source);
  }
}

function answerOf({ known, wantsPicture }: Outgoing, raw: RawAnswer, read: AttemptOptions["read"]): Answer {
  const { status, headers, body } = raw;
  if (status === 200 && known?.equals(body)) return { content: undefined, headers, body: known };
  if (wantsPicture && isPicture(raw)) return { content: body, headers, body };
  return read === undefined ? { content: contentOf(raw), headers, body } : read(raw);
}

const isPicture = ({ status, headers }: RawAnswer) =>
  status === 200 && /^image\/(webp|png|jpeg)$/.test(String(headers["content-type"]));
