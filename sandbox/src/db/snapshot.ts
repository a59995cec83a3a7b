import { type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "./openDatabase.ts";
import { markRestore, markSnapshot, type RowCondition, readMark, touchedTables } from "./restoreMark.ts";
import { checkLedger, holdLedger, isGuarded, withoutGuards } from "./rewriteLedger.ts";
import { readDerivedNames, readTableNames, readTables, type Table } from "./tables.ts";

const quoted = (name: string) => sql.identifier(name);
const listed = (names: readonly string[]) => sql.join(names.map(quoted), sql`, `);

/** Copies every table into the schema `seeded`, for `restoreSnapshot`. The seed calls it once, at its end. */
export async function takeSnapshot(db: Tx): Promise<void> {
  await db.execute(sql`create schema if not exists seeded`);
  for (const name of await readTableNames(db)) {
    await db.execute(sql`create table seeded.${quoted(name)} as table public.${quoted(name)}`);
  }
  await markSnapshot(db);
  await db.execute(sql`analyze`);
}

/** Tables that running processes share. A reset leaves them, because the processes go on using their rows. */
const SHARED: ReadonlySet<string> = new Set([
  "events",
  "shared_values",
  "payload_keys",
  "read_payloads",
  "commit_marks",
]);

/**
 * Restores every table from the snapshot. It looks only at rows that were written since the last restore, which is much faster
 * than a new seed. Identity columns do not go back to smaller numbers. Tables and columns that a migration added after the
 * snapshot become empty and keep their defaults. When the snapshot itself may have changed, everything is compared with it,
 * and the ledger is checked.
 */
export async function restoreSnapshot(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await holdLedger(tx);
    const since = await readMark(tx);
    const derived = new Set(await readDerivedNames(tx));
    const names = (await readTableNames(tx)).filter((name) => !SHARED.has(name) && !derived.has(name));
    const tables = await tablesToRestore(tx, names, since);
    await markRestore(tx);
    const restore = async () => {
      const changed = await restoreTables(tx, tables);
      if (SUMMED.some((name) => changed.has(name))) await restoreSums(tx, [...derived], since);
    };
    await (tables.some(({ name }) => isGuarded(name)) ? withoutGuards(tx, restore) : restore());
  });
}

/** The ledger's tables. */
const LEDGER = ["ledger_accounts", "ledger_transactions", "ledger_entries"];
/** The tables that the sums by day are made of. A member's agents, who the sums also need, never change. */
const SUMMED = [...LEDGER, "bets"];

/** A table, with the columns that the snapshot has too: none when the table is not in it. */
type Restored = Table & {
  keptColumns: string[];
  /** Which rows may differ; undefined means any. */
  differing: RowCondition | undefined;
};

/** Of these tables, those that may differ from the snapshot. */
async function tablesToRestore(tx: Tx, names: readonly string[], since: string | undefined): Promise<Restored[]> {
  const kept = new Set(await readTableNames(tx, "seeded"));
  const known = names.filter((name) => kept.has(name));
  const differing = await touchedTables(tx, known, since);
  const touched = [...differing.keys(), ...names.filter((name) => !kept.has(name))];
  if (touched.length === 0) return [];
  const before = new Map((await readTables(tx, "seeded", touched)).map(({ name, columns }) => [name, columns]));
  return (await readTables(tx, "public", touched)).map((table) => ({
    ...table,
    keptColumns: table.columns.filter((column) => before.get(table.name)?.includes(column)),
    differing: differing.get(table.name),
  }));
}

/** Returns the names of the tables in which a row was not as in the snapshot. */
async function restoreTables(tx: Tx, tables: Restored[]): Promise<Set<string>> {
  const { changed, areEven } = await restoreRowsOf(tx, tables);
  if (!areEven) {
    const whole = tables.map((table) => ({ ...table, differing: undefined }));
    for (const name of (await restoreRowsOf(tx, whole)).changed) changed.add(name);
  }
  const isSuspect = ({ name, differing }: Restored) => LEDGER.includes(name) && (!areEven || differing === undefined);
  if (tables.some((table) => changed.has(table.name) && isSuspect(table))) await checkLedger(tx);
  return changed;
}

/**
 * Restores the rows that may differ. `areEven` is false when a table keeps a row that the snapshot lacks: then somebody deleted
 * it from the snapshot.
 */
async function restoreRowsOf(tx: Tx, tables: Restored[]): Promise<{ changed: Set<string>; areEven: boolean }> {
  const changed = new Set<string>();
  for (const table of tables.toReversed()) {
    const isChanged = table.keptColumns.length > 0 ? await deleteNewRows(tx, table) : await deleteAllRows(tx, table);
    if (isChanged) changed.add(table.name);
  }
  const kept = tables.filter(({ keptColumns }) => keptColumns.length > 0);
  const missing = await missingRows(tx, kept);
  for (const { keptColumns: columns, ...table } of kept) {
    const part = { ...table, columns };
    if (await updateRows(tx, part)) changed.add(table.name);
    if ((missing.get(table.name) ?? 0) > 0 && (await insertRows(tx, part))) changed.add(table.name);
  }
  return { changed, areEven: [...missing.values()].every((rows) => rows >= 0) };
}

/** How many rows of the snapshot each table lacks. */
async function missingRows(tx: Tx, tables: Table[]): Promise<Map<string, number>> {
  if (tables.length === 0) return new Map();
  const counts = tables.map(
    ({ name }) => sql`
    select ${name}::text as name,
      (select count(*) from seeded.${quoted(name)}) - (select count(*) from public.${quoted(name)}) as rows`,
  );
  const found = await tx
    .select({ name: sql<string>`name`, rows: sql`rows`.mapWith(Number) })
    .from(sql`(${sql.join(counts, sql` union all `)}) as missing`);
  return new Map(found.map(({ name, rows }) => [name, rows]));
}

/** Restores the sums by day, after their bets and entries: each restored row was noted for them. */
async function restoreSums(tx: Tx, names: readonly string[], since: string | undefined): Promise<void> {
  // As `fold_rollups` does, which changes them.
  await tx.execute(sql`select pg_advisory_xact_lock(7402)`);
  const tables = await tablesToRestore(tx, names, since);
  const areKept = tables.every(({ columns, keptColumns }) => columns.length === keptColumns.length);
  const areRestored = areKept && (await restoreRowsOf(tx, tables)).areEven;
  if (!areRestored) await tx.execute(sql`select rebuild_rollups()`);
}

/** Runs a statement that changes rows, and returns whether there were any to change. */
async function changesRows(tx: Tx, statement: SQL): Promise<boolean> {
  const changed = tx.$with("changed", {}).as(sql`${statement} returning 1`);
  return (await tx.with(changed).select({ one: sql`1` }).from(sql`changed`).limit(1)).length > 0;
}

const deleteAllRows = (tx: Tx, { name }: Table) => changesRows(tx, sql`delete from public.${quoted(name)}`);

/** A table of which only some rows may differ. */
type Part = Table & Pick<Restored, "differing">;

const deleteNewRows = (tx: Tx, table: Part) =>
  changesRows(
    tx,
    sql`
    delete from public.${quoted(table.name)} as live
    where ${table.differing ?? sql`true`}
      and not exists (select 1 from seeded.${quoted(table.name)} as kept where ${sameKey(table)})`,
  );

async function updateRows(tx: Tx, table: Part): Promise<boolean> {
  const mutable = table.columns.filter((column) => !table.keys.includes(column));
  if (mutable.length === 0) return false;
  const changes = mutable.map((column) => sql`${quoted(column)} = kept.${quoted(column)}`);
  return changesRows(
    tx,
    sql`
    update public.${quoted(table.name)} as live set ${sql.join(changes, sql`, `)}
    from seeded.${quoted(table.name)} as kept
    where ${table.differing ?? sql`true`} and ${sameKey(table)}
      and (${values("live", table)}) is distinct from (${values("kept", table)})`,
  );
}

const insertRows = (tx: Tx, table: Table) =>
  changesRows(
    tx,
    sql`
    insert into public.${quoted(table.name)} (${listed(table.columns)}) overriding system value
    select ${listed(table.columns)} from seeded.${quoted(table.name)} as kept
    where not exists (select 1 from public.${quoted(table.name)} as live where ${sameKey(table)})`,
  );

const sameKey = ({ keys }: Table) =>
  sql.join(
    keys.map((key) => sql`live.${quoted(key)} = kept.${quoted(key)}`),
    sql` and `,
  );

const values = (alias: string, { columns }: Table) =>
  sql.join(
    columns.map((column) => sql`${quoted(alias)}.${quoted(column)}`),
    sql`, `,
  );
