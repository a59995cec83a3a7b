import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isConnectionLost } from "./failures.ts";
import { markStatements, newProcessNumber } from "./processNumber.ts";

const TRY_AGAIN_MS = 200;
/** A server that vanished without a word is noticed by the missing answer. */
const BEAT_MS = 5_000;
/** How long a start waits for a server that does not answer yet. */
const START_MS = 30_000;

// The server notices after 25 seconds, instead of two hours, that a machine has vanished with its connections.
const NOTICE_DEAD_PEER = ["idle = 10", "interval = 5", "count = 3"].map((setting) => `set tcp_keepalives_${setting}`);

/**
 * Marks this process as running at the server: a connection holds locks, which end with the process in any case. After
 * a restart of the server the connection and the mark come back by themselves.
 */
export async function markProcess(url: string): Promise<{ processNumber: number; close: () => Promise<void> }> {
  const processNumber = newProcessNumber();
  let isClosed = false;
  let marked: pg.Client | undefined;

  const mark = async () => {
    const session = new pg.Client({
      connectionString: url,
      application_name: "atrium process",
      keepAlive: true,
      query_timeout: BEAT_MS,
      connectionTimeoutMillis: BEAT_MS,
    });
    session.on("error", () => {});
    try {
      await session.connect();
      for (const statement of [...NOTICE_DEAD_PEER, ...markStatements(processNumber)]) await session.query(statement);
    } catch (error) {
      await session.end();
      throw error;
    }
    marked = session;
    const beat = setInterval(() => void session.query("select 1").catch(() => session.end()), BEAT_MS).unref();
    session.once("end", () => {
      clearInterval(beat);
      if (!isClosed) void markAgain();
    });
    if (isClosed) await session.end();
  };
  const markAgain = async () => {
    await sleep(TRY_AGAIN_MS);
    await until(mark, () => !isClosed).catch(() => {});
  };

  const deadline = performance.now() + START_MS;
  await until(mark, (error) => isConnectionLost(error) && performance.now() < deadline);
  return {
    processNumber,
    close: async () => {
      isClosed = true;
      await marked?.end();
    },
  };
}

/** Does work until it succeeds, as long as a failure is worth another try. */
async function until(work: () => Promise<void>, isWorthATry: (error: unknown) => boolean): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthATry(error)) throw error;
      await sleep(TRY_AGAIN_MS);
    }
  }
}
