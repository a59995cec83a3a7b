import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * The first numbers of the advisory locks that sessions of the database hold. Locks of transactions have one number,
 * so the two kinds never meet.
 */
export const advisoryLocks = {
  /** Held while a process migrates and fills the database. */
  start: 7_401,
  /** Held by each running process, with its number as the second. */
  process: 7_402,
  /** Shared by all running processes; a reset needs it alone. */
  instance: 7_403,
} as const;

/** Whether the process of that number is running. */
export const isRunning = (processNumber: SQLWrapper): SQL => sql`exists (
  select from pg_locks
  where locktype = 'advisory' and granted and classid = ${advisoryLocks.process} and objid = ${processNumber}::oid
    and database = (select oid from pg_database where datname = current_database()))`;
