/**
 * Runs `work` in one of the browser's tabs that somebody looks at: browsers open few connections to a server, and each tab
 * would take one. When that tab is closed or covered, another takes over. Where browsers have no locks, every tab runs it.
 */
export function inOneTab(name: string, work: () => () => void): () => void {
  let turn: AbortController | undefined;
  const take = () => {
    if (turn) return;
    turn = new AbortController();
    const { signal } = turn;
    const run = () =>
      new Promise<void>((resolve) => {
        const stop = work();
        signal.addEventListener("abort", () => {
          stop();
          resolve();
        });
      });
    if (!("locks" in navigator)) void run();
    else navigator.locks.request(`atrium-${name}`, { signal }, run).catch(ignoreLeaving);
  };
  const give = () => {
    turn?.abort();
    turn = undefined;
  };
  const look = () => (document.visibilityState === "hidden" ? give() : take());
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    document.removeEventListener("visibilitychange", look);
    give();
  };
}

/** Whoever leaves while waiting for its turn is not in trouble. */
function ignoreLeaving(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
