/**
 * Runs `work` in one of the visible tabs: browsers open few connections to a server, and each tab would take one. When
 * that tab is closed or hidden, another tab takes over. In browsers without locks every tab runs it.
 */
export function inOneTab(name: string, work: () => () => void): () => void {
  let turn: AbortController | undefined;
  const take = () => {
    if (turn) return;
    turn = new AbortController();
    const { signal } = turn;
    const run = () =>
      new Promise<void>((resolve) => {
        // The tab may have stopped waiting just before it got the lock.
        if (signal.aborted) return resolve();
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

/** A tab that stops waiting for the lock causes an AbortError, which is no failure. */
function ignoreLeaving(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
