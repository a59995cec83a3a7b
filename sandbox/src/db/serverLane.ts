import { drizzle } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { batchingSocket } from "./batchingSocket.ts";
import { PatientPool } from "./patientPool.ts";
import { repeatable } from "./repeatable.ts";
import { serverTransaction } from "./serverTransaction.ts";

/**
 * Connections at a server for one kind of work. Reports have few of their own: many at once wait for each other, and
 * never take the connections of short work. The gateway gives up after eight seconds, so all limits end before that:
 * for a connection, for a lock, and for a statement, in milliseconds. `query_timeout` is the client's own: it ends a wait
 * for a server that vanished without a word, as in a failover.
 */
const LANES = {
  work: {
    max: 10,
    connectionTimeoutMillis: 5_000,
    lock_timeout: 5_000,
    statement_timeout: 7_000,
    query_timeout: 8_000,
    idle_in_transaction_session_timeout: 15_000,
  },
  reports: {
    max: 4,
    connectionTimeoutMillis: 2_000,
    lock_timeout: 2_000,
    statement_timeout: 5_000,
    query_timeout: 6_000,
    // A streamed export waits for its reader inside its transaction.
    idle_in_transaction_session_timeout: 60_000,
  },
  maintenance: { max: 1, connectionTimeoutMillis: 5_000 },
} as const;

/**
 * Compiling a statement, or starting further processes for it, takes longer than these statements run. Random reads cost
 * little more than sequential ones in memory and on an SSD; the server's default is for magnetic disks, and lets it read whole
 * tables where an index is several times faster.
 */
const PLANNING = "-c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1";

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
    options: PLANNING,
    application_name: `atrium ${lane}`,
    keepAlive: true,
    // A statement is sent without waiting for the answer to the one before.
    pipeline: true,
    stream: batchingSocket,
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
