import { AtriumError } from "./atriumError.ts";

/** Nothing was executed, so that any request may be sent again. */
const NOT_EXECUTED: readonly string[] = ["COST_BUDGET_EXHAUSTED", "OVERLOADED"];
/** The next try may succeed, but this one may have been executed. */
const TEMPORARY: readonly string[] = ["RATE_LIMITED", "UPSTREAM_UNAVAILABLE", "UPSTREAM_TIMEOUT", "UNREACHABLE"];
const MOST_TRIES = 4;
const FIRST_MS = 500;

export const isTemporary = ({ code }: AtriumError): boolean => NOT_EXECUTED.includes(code) || TEMPORARY.includes(code);

/** Milliseconds that grow with each try, and differ from caller to caller so that not all come back at once. */
export const growing = (tries: number): number => FIRST_MS * 2 ** Math.min(tries, 6) * (0.75 + Math.random() / 2);

/**
 * Milliseconds to wait after a failed try, never less than the gateway asks for; undefined when there is no other try within
 * `leftMs`. A query and a change with an idempotency key are repeatable.
 */
export function pauseAfter(error: unknown, isRepeatable: boolean, tries: number, leftMs: number): number | undefined {
  if (!(error instanceof AtriumError) || tries >= MOST_TRIES) return undefined;
  if (!NOT_EXECUTED.includes(error.code) && !(isRepeatable && isTemporary(error))) return undefined;
  const pause = Math.max((error.retryAfter ?? 0) * 1_000, growing(tries));
  return pause <= leftMs ? pause : undefined;
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
