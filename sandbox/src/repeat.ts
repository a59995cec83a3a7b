/**
 * Does a piece of work now, and again so long after it was done; a failure is written down, and the next time tries
 * again. Gives the function that ends it, to await before the database is closed.
 */
export function repeat(everyMs: number, name: string, work: () => Promise<unknown>): () => Promise<void> {
  let isOver = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const round = () => {
    running = work().catch((error: unknown) => {
      process.stderr.write(`${name}: ${error instanceof Error ? error.message : "failed"}\n`);
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
