import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { Database } from "../db/openDatabase.ts";

/** Waits until so many statements in the database of a server wait for a lock, and fails when they don't. */
export const untilLockWaits = (db: Database, least = 1): Promise<void> =>
  vi.waitFor(async () => expect(await countLockWaits(db)).toBeGreaterThanOrEqual(least), {
    timeout: 10_000,
    interval: 10,
  });

/** How many statements in the database of a server wait for a lock now. */
export const countLockWaits = (db: Database) =>
  db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`);
