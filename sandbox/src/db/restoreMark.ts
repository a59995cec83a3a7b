import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "./openDatabase.ts";

/** The number of the oldest transaction that still runs. Rows of earlier ones are final. */
const OLDEST_RUNNING = sql`pg_snapshot_xmin(pg_current_snapshot())`;
/** Of two rows the later one can be found while fewer transactions than this are between them. */
const COMPARABLE = 2 ** 31;

/**
 * The number of a transaction: only rows of this one and of later ones may differ from the snapshot. It counts only in the
 * row that was written with it, because a copy that was made by SQL has other numbers of transactions.
 */
const MARK = sql`seeded.last_restore`;

async function writeMark(tx: Tx, since: SQL): Promise<void> {
  await tx.execute(sql`create table if not exists ${MARK} (since xid8 not null, written xid)`);
  await tx.execute(sql`delete from ${MARK}`);
  await tx.execute(sql`insert into ${MARK} (since) values (${since})`);
  await tx.execute(sql`update ${MARK} set written = xmin`);
}

/** Call it in the transaction that has filled the database and made the snapshot. */
export const markSnapshot = (tx: Tx) => writeMark(tx, sql`(pg_current_xact_id()::text::bigint + 1)::text::xid8`);

/** Call it in the transaction of a restore, before it compares: the next restore finds what others change from now on. */
export const markRestore = (tx: Tx) => writeMark(tx, OLDEST_RUNNING);

/** Read it before the next mark is written. Undefined when no mark counts: then every row may differ from the snapshot. */
export async function readMark(tx: Tx): Promise<string | undefined> {
  const [found] = await tx.select({ name: sql`to_regclass('seeded.last_restore')` }).from(sql`(select 1) as one`);
  if (!found?.name) return undefined;
  const [mark] = await tx
    .select({ since: sql<string>`since::text` })
    .from(MARK)
    .where(sql`xmin = written and ${OLDEST_RUNNING}::text::bigint - since::text::bigint < ${COMPARABLE}`);
  return mark?.since;
}

/** A condition on rows named `live`. */
export type RowCondition = SQL;

/**
 * Of these tables, those that may differ from the snapshot: one of the two has new rows, or fewer rows than the other. Each
 * with the rows that may differ, if rows of the snapshot are not new; undefined means all of them.
 */
export async function touchedTables(
  tx: Tx,
  names: readonly string[],
  since: string | undefined,
): Promise<Map<string, RowCondition | undefined>> {
  if (since === undefined) return new Map(names.map((name) => [name, undefined]));
  const rowsOf = (schema: string, name: string) => sql`
    (select count(*) as rows, bool_or(age(xmin) <= (select age from mark)) as has_new
    from ${sql.identifier(schema)}.${sql.identifier(name)})`;
  const looks = names.map(
    (name) => sql`
    select ${name}::text as name, coalesce(kept.has_new, false) as "isKeptNew"
    from ${rowsOf("public", name)} as live, ${rowsOf("seeded", name)} as kept
    where live.rows <> kept.rows or live.has_new or kept.has_new`,
  );
  const age = sql`age(${since}::xid8::xid)`;
  const mark = tx.$with("mark", {}).as(sql`select ${age} as age`);
  const touched = await tx
    .with(mark)
    .select({ name: sql<string>`name`, isKeptNew: sql<boolean>`"isKeptNew"` })
    .from(sql`(${sql.join(looks, sql` union all `)}) as touched`);
  const isNew: RowCondition = sql`age(live.xmin) <= ${age}`;
  return new Map(touched.map(({ name, isKeptNew }) => [name, isKeptNew ? undefined : isNew]));
}
