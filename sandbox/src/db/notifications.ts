import { setTimeout as sleep } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import type pg from "pg";

/**
 * Called for each notification of a channel. Without a payload it says that the connection is new: notifications may
 * have been lost.
 */
type OnNotification = (payload?: string) => void;

/** Listens to a channel of the database's notifications. Returns the function that ends it. */
export type Listen = (channel: string, onNotification: OnNotification) => () => Promise<void>;

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;

/** Listens on a connection of its own, because those of a pool change. It connects again when the connection is lost. */
export function listenOnServer(connect: () => pg.Client): Listen {
  return (channel, onNotification) => {
    const stopped = new AbortController();
    const listening = (async () => {
      let waitMs = FIRST_WAIT_MS;
      while (!stopped.signal.aborted) {
        const isLost = await listenOnce(connect(), channel, onNotification, stopped.signal);
        waitMs = isLost ? FIRST_WAIT_MS : Math.min(2 * waitMs, LONGEST_WAIT_MS);
        await sleep(waitMs, undefined, { signal: stopped.signal }).catch(() => {});
      }
    })();
    return () => {
      stopped.abort();
      return listening;
    };
  };
}

/** Whether the connection was made. Resolves at its end. */
async function listenOnce(
  client: pg.Client,
  channel: string,
  onNotification: OnNotification,
  signal: AbortSignal,
): Promise<boolean> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  client.on("error", () => end());
  client.on("end", () => end());
  client.on("notification", ({ payload }) => onNotification(payload ?? ""));
  signal.addEventListener("abort", () => end(), { once: true });
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    onNotification();
    await ended;
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Listens to the embedded database, which has one process and one connection. */
export const listenEmbedded =
  (client: PGlite): Listen =>
  (channel, onNotification) => {
    const listening = client.listen(channel, onNotification);
    return async () => (await listening)();
  };
