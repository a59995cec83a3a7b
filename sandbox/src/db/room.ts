import { statfs } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { logLine } from "../logLine.ts";

/** Postgres stops when it can't begin its next log file, which has 16 MB. */
const LEAST_BYTES = 32 * 1024 ** 2;
const LOOK_MS = 1_000;
const WAIT_MS = 5_000;

export type FreeBlocks = (folder: string) => Promise<{ bavail: number; bsize: number }>;

/** Whether the disk of a folder has room for a database. */
export async function hasRoomIn(folder: string, freeBlocks: FreeBlocks = (path) => statfs(path)): Promise<boolean> {
  const { bavail, bsize } = await freeBlocks(folder);
  return bavail * bsize >= LEAST_BYTES;
}

/** Waits until a folder's disk has room: on a full one the embedded Postgres can't start. */
export async function untilRoom(folder: string): Promise<void> {
  if (await hasRoomIn(folder)) return;
  logLine(`${folder} has no room: the database starts when there are 32 MB`);
  while (!(await hasRoomIn(folder))) await sleep(WAIT_MS);
}

/**
 * Lets the embedded Postgres only read while the disk has no room. A commit that it can't write to its log is a panic, after which
 * it must end; so it must not come to that. Returns the function that stops looking.
 */
export function readOnlyWithoutRoom(client: Pick<PGlite, "exec">, hasRoom: () => Promise<boolean>): () => void {
  let isReadOnly = false;
  const look = async () => {
    const isFull = !(await hasRoom());
    if (isFull === isReadOnly) return;
    await client.exec(`set default_transaction_read_only = ${isFull ? "on" : "off"}`);
    isReadOnly = isFull;
  };
  const timer = setInterval(() => void look().catch(() => {}), LOOK_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Calls `end` at a panic of the embedded Postgres, before any other statement runs: the next commit would wait for a lock that the
 * failed one holds, for ever and in the only thread. The files are as after a loss of power, which the next start mends.
 */
export function endAtPanic(client: Pick<PGlite, "execProtocolStream">, end: (error: Error) => void): void {
  const run = client.execProtocolStream.bind(client);
  client.execProtocolStream = async (...args) => {
    try {
      return await run(...args);
    } catch (error) {
      if (isPanic(error)) end(error);
      throw error;
    }
  };
}

/** Errors of Postgres have a severity; when it aborts itself, WebAssembly throws. */
const isPanic = (error: unknown): error is Error =>
  error instanceof Error && (error.name === "RuntimeError" || ("severity" in error && error.severity === "PANIC"));
