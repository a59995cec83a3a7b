import { and, desc, eq, gt, inArray, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database, Tx } from "../db/openDatabase.ts";
import { logError, rootReason } from "../log.ts";
import { type SettledKind, type SettlementRetry, settlementRetries } from "./settling.tables.ts";

/** Number of rows that are read at once. */
export const AT_ONCE = 500;

const FIRST_DELAY_S = 10;
const LONGEST_DELAY_S = 3_600;
/** Doublings until the longest delay; more would overflow. */
const MOST_DOUBLINGS = 9;

interface DueWork<Row extends { key: string }> {
  kind: SettledKind;
  /** The next rows, at most `AT_ONCE`: those that `isNotPostponed`. Small tables order by `attemptsOf` first. */
  due: () => Promise<readonly Row[]>;
  /** Settles rows in one transaction, and returns how many rows it closed. */
  settle: (rows: readonly [Row, ...Row[]]) => Promise<number>;
  /** Number of rows that `settle` gets at once: 1 when it is left out. */
  together?: number;
  /** Ends the work early. */
  signal?: AbortSignal | undefined;
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

/** Keys of what failed and is tried again later, for due work that no query can find. */
export async function postponedKeys(db: Tx, kind: SettledKind): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ key: settlementRetries.key })
    .from(settlementRetries)
    .where(and(eq(settlementRetries.kind, kind), gt(settlementRetries.retryAt, sql`now()`)));
  return new Set(rows.map(({ key }) => key));
}

/**
 * Settles all due work, and returns how much it closed. Work that fails is logged and tried again later, with growing
 * delays; it does not stop the rest. Throws only when a failure can't be recorded: then the database is away.
 */
export async function settleDue<Row extends { key: string }>(db: Database, work: DueWork<Row>): Promise<number> {
  const { kind, due, together = 1, signal } = work;
  let total = 0;
  while (!signal?.aborted) {
    const rows = await due();
    if (rows.length === 0) await forgetOld(db, kind);
    let closed = 0;
    const failed = new Set<string>();
    const settled: string[] = [];
    for (let from = 0; from < rows.length && !signal?.aborted; from += together) {
      const part = rows.slice(from, from + together);
      closed += await settleRows(db, work, part, failed);
      settled.push(...part.map(({ key }) => key).filter((key) => !failed.has(key)));
    }
    if (settled.length > 0) await forget(db, kind, settled);
    total += closed;
    // Another process may have settled all of it.
    if (closed === 0 && failed.size === 0) break;
  }
  return total;
}

/** Settles rows together. When that fails, it settles each half on its own, so that only broken rows are postponed. */
async function settleRows<Row extends { key: string }>(
  db: Database,
  work: DueWork<Row>,
  rows: readonly Row[],
  failed: Set<string>,
): Promise<number> {
  const [first, ...others] = rows;
  if (!first) return 0;
  try {
    return await work.settle([first, ...others]);
  } catch (error) {
    if (others.length > 0) {
      const half = Math.ceil(rows.length / 2);
      const closed = await settleRows(db, work, rows.slice(0, half), failed);
      return closed + (await settleRows(db, work, rows.slice(half), failed));
    }
    await postpone(db, { kind: work.kind, key: first.key }, error);
    failed.add(first.key);
    return 0;
  }
}

/** Forgets the failures of work that is settled now. */
const forget = (db: Database, kind: SettledKind, keys: readonly string[]) =>
  db.delete(settlementRetries).where(and(eq(settlementRetries.kind, kind), inArray(settlementRetries.key, keys)));

/** Forgets failures of work that was settled elsewhere: while nothing is due, nobody waits for them any more. */
const forgetOld = (db: Database, kind: SettledKind) =>
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
export const listUnsettled = (db: Database, kind?: SettledKind, count = AT_ONCE): Promise<SettlementRetry[]> =>
  db
    .select()
    .from(settlementRetries)
    .where(kind && eq(settlementRetries.kind, kind))
    .orderBy(desc(settlementRetries.attempts))
    .limit(count);

/** Number of rows of a kind that could not be settled. */
export const countUnsettled = (db: Database, kind: SettledKind): Promise<number> =>
  db.$count(settlementRetries, eq(settlementRetries.kind, kind));
