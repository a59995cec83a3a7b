import { logError } from "./log.ts";

/**
 * Runs work now, and again a fixed time after each run. A failure is logged, and the work runs again. Returns the
 * function that stops it: await it before closing the database.
 */
export function repeat(everyMs: number, name: string, work: () => Promise<unknown>): () => Promise<void> {
  let isOver = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const round = () => {
    running = work().catch((error: unknown) => {
      logError(name, error);
    });
    void running.then(() => {
      if (!isOver) timer = setTimeout(round, everyMs).unref();
    });
  };
  round();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}
