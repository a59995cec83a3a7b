/** Resolves when the browser has a network again. Rejects when the signal aborts. */
export const untilOnline = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (navigator.onLine) return resolve();
    addEventListener("online", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
