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

/** Undefined when no mark counts: then every row may differ from the snapshot. */
async function readMark(tx: Tx): Promise<string | undefined> {
  const [found] = await tx.select({ name: sql`to_regclass('seeded.last_restore')` }).from(sql`(select 1) as one`);
  if (!found?.name) return undefined;
  const [mark] = await tx
    .select({ since: sql<string>`since::text` })
    .from(MARK)
    .where(sql`xmin = written and ${OLDEST_RUNNING}::text::bigint - since::text::bigint < ${COMPARABLE}`);
  return mark?.since;
}

/** Of these tables, those that may differ from the snapshot: one of the two has new rows, or fewer rows than the other. */
export async function touchedTables(tx: Tx, names: readonly string[]): Promise<Set<string>> {
  const since = await readMark(tx);
  if (since === undefined) return new Set(names);
  const rowsOf = (schema: string, name: string) => sql`
    (select count(*) as rows, bool_or(age(xmin) <= (select age from mark)) as has_new
    from ${sql.identifier(schema)}.${sql.identifier(name)})`;
  const looks = names.map(
    (name) => sql`
    select ${name}::text as name from ${rowsOf("public", name)} as live, ${rowsOf("seeded", name)} as kept
    where live.rows <> kept.rows or live.has_new or kept.has_new`,
  );
  const mark = tx.$with("mark", {}).as(sql`select age(${since}::xid8::xid) as age`);
  const touched = await tx
    .with(mark)
    .select({ name: sql<string>`name` })
    .from(sql`(${sql.join(looks, sql` union all `)}) as touched`);
  return new Set(touched.map(({ name }) => name));
}
