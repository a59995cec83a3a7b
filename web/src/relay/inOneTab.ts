/**
 * Runs `work` in one of the browser's tabs: browsers open few connections to a server, and each tab would take one. When
 * that tab is closed another takes over. Where browsers have no locks, every tab runs it.
 */
export function inOneTab(name: string, work: () => () => void): () => void {
  const left = new AbortController();
  const run = () =>
    new Promise<void>((resolve) => {
      const stop = work();
      left.signal.addEventListener("abort", () => {
        stop();
        resolve();
      });
    });
  if (!("locks" in navigator)) void run();
  else navigator.locks.request(`atrium-${name}`, { signal: left.signal }, run).catch(ignoreLeaving);
  return () => left.abort();
}

/** Whoever leaves while waiting for its turn is not in trouble. */
function ignoreLeaving(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
