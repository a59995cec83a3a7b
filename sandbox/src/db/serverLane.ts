import { drizzle } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { PatientPool } from "./patientPool.ts";
import { repeatable } from "./repeatable.ts";
import { serverTransaction } from "./serverTransaction.ts";

/** The gateway gives up after eight seconds. What the database would do after that is of no use. */
const STATEMENT_MS = 7_000;
/** Longest wait for a connection and for a lock, so that a refusal reaches the caller in time. */
const WAIT_MS = 5_000;

/**
 * Connections at a server for one kind of work. Reports have few of their own: many at once wait for each other, and
 * never take the connections of short work.
 */
const LANES = {
  work: { max: 10, idle_in_transaction_session_timeout: 15_000 },
  // A streamed export waits for its reader inside its transaction.
  reports: { max: 4, idle_in_transaction_session_timeout: 60_000 },
} as const;

/** What a lane's connections do at the moment. */
export interface LaneState {
  size: number;
  inUse: number;
  waiting: number;
  /** Requests since the start that got no connection in time. */
  refused: number;
}

/** Opens a lane to the server. */
export function openLane(url: string, lane: keyof typeof LANES) {
  const pool = new PatientPool({
    ...LANES[lane],
    connectionString: url,
    application_name: `atrium ${lane}`,
    keepAlive: true,
    connectionTimeoutMillis: WAIT_MS,
    lock_timeout: WAIT_MS,
    statement_timeout: STATEMENT_MS,
  });
  const db: PgDatabase<PgQueryResultHKT> = drizzle(pool);
  db.transaction = (work, config) => repeatable(() => serverTransaction(pool, work, config));
  return {
    db,
    state: (): LaneState => ({
      size: LANES[lane].max,
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
      refused: pool.refused,
    }),
    close: () => pool.end(),
  };
}
