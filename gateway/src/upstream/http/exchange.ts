import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";
import { type Deadline, Deadlines } from "../../deadlines/deadlines.ts";
import { UpstreamError, unavailable } from "../../errors/upstreamError.ts";
import type { Method } from "../callTable.ts";
import type { Leaving } from "./leaving.ts";

/** One HTTP request. */
export interface RawRequest {
  method: Method;
  /** Includes the query. */
  path: string;
  /** Names and values alternate. */
  headers: string[];
  body: string | Buffer | undefined;
  /** What the platform calls it, where an adapter says so: method and path with placeholders, or the adapter's function. */
  theirs?: string | undefined;
}

/** One HTTP answer with its whole body. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The limits of one request. */
export interface ExchangeLimits {
  milliseconds: number;
  leaving: Leaving | undefined;
  /** Largest answer in bytes. */
  most?: number;
}

/** Gets the end of an exchange: one of the two, once. */
export interface ExchangeEnd {
  answered(answer: RawAnswer): void;
  failed(error: UpstreamError): void;
}

/** The usual limit of an answer. */
export const mostBytes = 4 * 1024 * 1024;

/** The time limit of most calls. One timer looks at all of them, so they end up to a second late. */
export const usualLimitMs = 8_000;
const usualDeadlines = new Deadlines<Exchange>(usualLimitMs, (exchange) => exchange.timeOut());

/**
 * Sends one request over a pool and reads the whole answer. `dispatch` with an own handler costs less than `request()`
 * and follows no redirects.
 */
export function beginExchange(
  pool: Dispatcher,
  origin: string,
  request: RawRequest,
  limits: ExchangeLimits,
  end: ExchangeEnd,
): void {
  new Exchange(limits, end).begin(pool, origin, request);
}

/** The same as a promise. Rejects with an UpstreamError only. */
export function exchange(
  pool: Dispatcher,
  origin: string,
  request: RawRequest,
  limits: ExchangeLimits,
): Promise<RawAnswer> {
  return new Promise((answered, failed) => beginExchange(pool, origin, request, limits, { answered, failed }));
}

const nothing: IncomingHttpHeaders = {};

/** A request that is under way. It is its own handler, because a closure for each event costs more. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #limits: ExchangeLimits;
  readonly #end: ExchangeEnd;
  readonly #chunks: Buffer[] = [];
  #size = 0;
  #status = 0;
  #headers = nothing;
  #controller: Dispatcher.DispatchController | undefined;
  #failure: UpstreamError | undefined;
  #deadline: Deadline<Exchange> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: ExchangeLimits, end: ExchangeEnd) {
    this.#limits = limits;
    this.#end = end;
  }

  begin(pool: Dispatcher, origin: string, { method, path, headers, body }: RawRequest): void {
    const { leaving, milliseconds } = this.#limits;
    if (leaving?.hasLeft) {
      this.leave();
      return;
    }
    leaving?.add(this);
    if (milliseconds === usualLimitMs) this.#deadline = usualDeadlines.add(this);
    else this.#timer = setTimeout(timeOut, milliseconds, this);
    try {
      pool.dispatch({ origin, method, path, headers, body }, this);
    } catch {
      this.#fail(unavailable("not sent", 0));
    }
  }

  /** The caller left. */
  leave(): void {
    this.#fail(new UpstreamError({ status: 0, code: "UPSTREAM_TIMEOUT", reason: "the caller left" }));
  }

  timeOut(): void {
    // A request that was not sent has waited for a free connection.
    const wasSent = this.#controller !== undefined;
    this.#fail(new UpstreamError({ status: 0, code: "UPSTREAM_TIMEOUT", reason: "too slow", wasSent }));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#failure !== undefined) controller.abort(this.#failure);
  }

  onResponseStart(_controller: unknown, status: number, headers: IncomingHttpHeaders): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: unknown, chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size > (this.#limits.most ?? mostBytes)) this.#fail(unavailable("answer too large", this.#status));
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (this.#failure !== undefined) return;
    this.#settle();
    const [first] = this.#chunks;
    const body = this.#chunks.length === 1 && first !== undefined ? first : Buffer.concat(this.#chunks);
    this.#end.answered({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_controller: unknown, error: Error): void {
    const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
    const wasSent = this.#controller !== undefined;
    this.#fail(new UpstreamError({ status: this.#status, code: "UPSTREAM_UNAVAILABLE", reason: code, wasSent }));
  }

  #fail(error: UpstreamError): void {
    if (this.#failure !== undefined) return;
    this.#failure = error;
    this.#settle();
    this.#end.failed(error);
    // Without a connection there is nothing to abort yet. `onRequestStart` looks again.
    this.#controller?.abort(error);
  }

  #settle(): void {
    if (this.#deadline !== undefined) usualDeadlines.end(this.#deadline);
    clearTimeout(this.#timer);
    this.#limits.leaving?.delete(this);
  }
}

const timeOut = (exchange: Exchange): void => exchange.timeOut();
