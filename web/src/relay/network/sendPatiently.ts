import { codesOf } from "./errorCodes.ts";

/** The longest delay that is waited for, and the longest of all delays of one request. */
const LONGEST_WAIT_S = 10;
const PATIENCE_MS = 20_000;
/** The gateway is too busy, or the visitor's budget is used up. */
const LATER = new Set([429, 503]);
/** Codes by which the gateway says that it has not started the operation. */
const NOT_STARTED = new Set(["OVERLOADED", "COST_BUDGET_EXHAUSTED"]);

interface Options {
  signal: AbortSignal;
  /** A change is repeated only if the gateway itself says that it has not started it: a proxy can't know that. */
  isChange: boolean;
}

/** Sends a request. While the gateway asks to come later, repeats it after the delay that the gateway names. */
export async function sendPatiently(request: () => Request, { signal, isChange }: Options): Promise<Response> {
  for (let patience = PATIENCE_MS; ; ) {
    const response = await fetch(request());
    const seconds = Number(response.headers.get("retry-after"));
    if (!LATER.has(response.status) || !(seconds > 0) || seconds > LONGEST_WAIT_S) return response;
    // A random delay: clients that were refused together must not return together.
    const wait = seconds * 1000 * (1 + Math.random() / 2);
    patience -= wait;
    if (patience < 0 || (isChange && !(await isNotStarted(response)))) return response;
    await pause(wait, signal);
  }
}

async function isNotStarted(response: Response): Promise<boolean> {
  try {
    return codesOf(await response.clone().json()).some((code) => NOT_STARTED.has(code));
  } catch {
    return false;
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
