/** Times that a question is sent again to a gateway which is too busy to take it. */
const AGAIN = 3;
const LONGEST_WAIT_S = 5;

/** Sends a question; while the gateway is too busy to begin with it, again after the time that it names. */
export async function sendPatiently(request: () => Request, signal: AbortSignal): Promise<Response> {
  for (let left = AGAIN; ; left--) {
    const response = await fetch(request());
    const wait = Number(response.headers.get("retry-after"));
    if (response.status !== 503 || !(wait > 0) || wait > LONGEST_WAIT_S || left === 0) return response;
    // Not all at once: those who were sent away together would come back together.
    await pause(wait * 1000 * (1 + Math.random() / 2), signal);
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
