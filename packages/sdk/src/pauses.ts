import type { AtriumError } from "./atriumError.ts";

/** Nothing was executed, so that any request may be sent again. */
const NOT_EXECUTED: readonly string[] = ["COST_BUDGET_EXHAUSTED", "OVERLOADED"];
/** The next try may succeed, but this one may have been executed. */
const TEMPORARY: readonly string[] = ["RATE_LIMITED", "UPSTREAM_UNAVAILABLE", "UPSTREAM_TIMEOUT", "UNREACHABLE"];
const MOST_TRIES = 4;
const FIRST_MS = 500;

export const isTemporary = ({ code }: AtriumError): boolean => NOT_EXECUTED.includes(code) || TEMPORARY.includes(code);

/** Milliseconds that grow with each try, and differ from caller to caller so that not all come back at once. */
export const growing = (tries: number): number => FIRST_MS * 2 ** Math.min(tries, 6) * (0.75 + Math.random() / 2);

/** How often and how long one request is tried. */
export class Patience {
  #tries = 0;
  #leftMs: number;
  readonly #isRepeatable: boolean;

  /** `isRepeatable`: a query, or a change with an idempotency key. `mostMs` bounds the sum of all pauses. */
  constructor(isRepeatable: boolean, mostMs: number) {
    this.#isRepeatable = isRepeatable;
    this.#leftMs = mostMs;
  }

  /** Milliseconds to wait before the next try; undefined when there is none. Never less than the gateway asks for. */
  after(error: AtriumError): number | undefined {
    if (!NOT_EXECUTED.includes(error.code) && !(this.#isRepeatable && isTemporary(error))) return undefined;
    const asked = (error.retryAfter ?? 0) * 1_000;
    const pause = Math.max(asked, growing(this.#tries));
    this.#tries += 1;
    this.#leftMs -= pause;
    return this.#tries < MOST_TRIES && this.#leftMs >= 0 ? pause : undefined;
  }
}

/** Waits, and rejects with the signal's reason when the caller leaves. */
export const pauseFor = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", leave);
      resolve();
    }, ms);
    signal?.addEventListener("abort", leave, { once: true });
  });
