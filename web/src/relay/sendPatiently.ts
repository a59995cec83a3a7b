/** How often a request is repeated while the gateway is too busy. */
const AGAIN = 3;
const LONGEST_WAIT_S = 5;

/** Sends a request. While the gateway is too busy to start it, repeats it after the delay that the gateway names. */
export async function sendPatiently(request: () => Request, signal: AbortSignal): Promise<Response> {
  for (let left = AGAIN; ; left--) {
    const response = await fetch(request());
    const wait = Number(response.headers.get("retry-after"));
    if (response.status !== 503 || !(wait > 0) || wait > LONGEST_WAIT_S || left === 0) return response;
    // A random delay: clients that were refused together must not return together.
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
