/** A device that has a network again often fails its first requests. */
const SETTLE_MS = 300;

/** Resolves when the browser has a network, or has had one again for a moment. Rejects when the signal aborts. */
export const untilOnline = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (navigator.onLine) return resolve();
    addEventListener("online", () => setTimeout(resolve, SETTLE_MS), { once: true, signal });
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
