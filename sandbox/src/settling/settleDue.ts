import { and, desc, eq, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { logError, rootReason } from "../log.ts";
import { type SettledKind, settlementRetries } from "./settling.tables.ts";

/** Number of rows that are read at once. */
export const AT_ONCE = 500;

const FIRST_DELAY_S = 10;
const LONGEST_DELAY_S = 3_600;
/** Doublings until the longest delay; more would overflow. */
const MOST_DOUBLINGS = 9;

interface DueWork<Row extends { key: string }> {
  kind: SettledKind;
  /** The next rows, at most `AT_ONCE`: those that `isNotPostponed`, ordered by `attemptsOf` first. */
  due: () => Promise<readonly Row[]>;
  /** Settles a row in a transaction of its own, and returns how many rows it closed. */
  settle: (row: Row) => Promise<number>;
}

/** Condition of a query for due work: leaves out what failed and is tried again later. */
export const isNotPostponed = (kind: SettledKind, key: SQLWrapper): SQL => sql`not exists (
  select 1 from ${settlementRetries}
  where ${settlementRetries.kind} = ${kind} and ${settlementRetries.key} = ${key}::text
  and ${settlementRetries.retryAt} > now())`;

/** Order of a query for due work: what failed before comes last, so that it never fills the page of the others. */
export const attemptsOf = (kind: SettledKind, key: SQLWrapper): SQL => sql`(
  select ${settlementRetries.attempts} from ${settlementRetries}
  where ${settlementRetries.kind} = ${kind} and ${settlementRetries.key} = ${key}::text) nulls first`;

/**
 * Settles all due work, and returns how much it closed. Work that fails is logged and tried again later, with growing
 * delays; it does not stop the rest. Throws only when a failure can't be recorded: then the database is away.
 */
export async function settleDue<Row extends { key: string }>(
  db: Database,
  { kind, due, settle }: DueWork<Row>,
): Promise<number> {
  let closed = 0;
  for (;;) {
    const rows = await due();
    if (rows.length === 0) await forgetSettled(db, kind);
    const before = closed;
    let failed = 0;
    for (const row of rows) {
      try {
        closed += await settle(row);
      } catch (error) {
        await postpone(db, { kind, key: row.key }, error);
        failed += 1;
      }
    }
    // Another process may have settled all of it.
    if (closed === before && failed === 0) return closed;
  }
}

/** Deletes rows of work that is settled: while nothing is due, these are the rows that were due some time ago. */
const forgetSettled = (db: Database, kind: SettledKind) =>
  db
    .delete(settlementRetries)
    .where(and(eq(settlementRetries.kind, kind), lt(settlementRetries.retryAt, sql`now() - interval '10 seconds'`)));

async function postpone(
  db: Database,
  { kind, key }: { kind: SettledKind; key: string },
  error: unknown,
): Promise<void> {
  const reason = rootReason(error);
  const after = (failures: SQL) => sql`now() + make_interval(secs =>
    least(${LONGEST_DELAY_S}, ${FIRST_DELAY_S} * power(2, least(${failures}, ${MOST_DOUBLINGS}))))`;
  const [row] = await db.transaction((tx) =>
    tx
      .insert(settlementRetries)
      .values({ kind, key, attempts: 1, reason, retryAt: after(sql`0`) })
      .onConflictDoUpdate({
        target: [settlementRetries.kind, settlementRetries.key],
        set: {
          attempts: sql`${settlementRetries.attempts} + 1`,
          reason,
          retryAt: after(sql`${settlementRetries.attempts}`),
        },
      })
      .returning(),
  );
  if (!row) throw new Error(`the failure of ${kind} ${key} was not recorded`);
  logError(`settling ${kind} ${key} (attempt ${row.attempts}, the next at ${row.retryAt.toISOString()})`, error);
}

/** Work that could not be settled, the most often tried first. */
export const listUnsettled = (db: Database) =>
  db.select().from(settlementRetries).orderBy(desc(settlementRetries.attempts)).limit(AT_ONCE);
