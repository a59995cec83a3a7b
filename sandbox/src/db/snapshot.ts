import { type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "./openDatabase.ts";
import { markRestore, markSnapshot, touchedTables } from "./restoreMark.ts";
import { checkLedger, holdLedger, isGuarded, withoutGuards } from "./rewriteLedger.ts";
import { readTableNames, readTables, type Table } from "./tables.ts";

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
 * Restores every table from the snapshot. It looks only at tables that changed since the last restore, and changes only rows
 * that differ, which is much faster than a new seed. Identity columns do not go back to smaller numbers. Tables and columns
 * that a migration added after the snapshot become empty and keep their defaults. Sums by day are made anew when their rows
 * have changed, and the ledger is checked when its rows have: both read all bets and entries.
 */
export async function restoreSnapshot(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await holdLedger(tx);
    const tables = await tablesToRestore(tx);
    await markRestore(tx);
    const restore = async () => {
      const changed = await restoreTables(tx, tables);
      if (SUMMED.some((name) => changed.has(name))) await tx.execute(sql`select rebuild_rollups()`);
      if (LEDGER.some((name) => changed.has(name))) await checkLedger(tx);
    };
    await (tables.some(({ name }) => isGuarded(name)) ? withoutGuards(tx, restore) : restore());
  });
}

/** The ledger's tables. */
const LEDGER = ["ledger_accounts", "ledger_transactions", "ledger_entries"];
/** The tables that the sums by day are made of. A member's agents, who the sums also need, never change. */
const SUMMED = [...LEDGER, "bets"];

/** A table, with the columns that the snapshot has too: none when the table is not in it. */
type Restored = Table & { keptColumns: string[] };

async function tablesToRestore(tx: Tx): Promise<Restored[]> {
  const kept = new Set(await readTableNames(tx, "seeded"));
  const names = (await readTableNames(tx)).filter((name) => !SHARED.has(name));
  const known = names.filter((name) => kept.has(name));
  const touched = [...(await touchedTables(tx, known)), ...names.filter((name) => !kept.has(name))];
  if (touched.length === 0) return [];
  const before = new Map((await readTables(tx, "seeded", touched)).map(({ name, columns }) => [name, columns]));
  return (await readTables(tx, "public", touched)).map((table) => ({
    ...table,
    keptColumns: table.columns.filter((column) => before.get(table.name)?.includes(column)),
  }));
}

/** Returns the names of the tables in which a row was not as in the snapshot. */
async function restoreTables(tx: Tx, tables: Restored[]): Promise<Set<string>> {
  const changed = new Set<string>();
  for (const table of tables.toReversed()) {
    const isChanged = table.keptColumns.length > 0 ? await deleteNewRows(tx, table) : await deleteAllRows(tx, table);
    if (isChanged) changed.add(table.name);
  }
  for (const { keptColumns: columns, ...table } of tables) {
    if (columns.length > 0 && (await restoreRows(tx, { ...table, columns }))) changed.add(table.name);
  }
  return changed;
}

/** Runs a statement that changes rows, and returns whether there were any to change. */
async function changesRows(tx: Tx, statement: SQL): Promise<boolean> {
  const changed = tx.$with("changed", {}).as(sql`${statement} returning 1`);
  return (await tx.with(changed).select({ one: sql`1` }).from(sql`changed`).limit(1)).length > 0;
}

const deleteAllRows = (tx: Tx, { name }: Table) => changesRows(tx, sql`delete from public.${quoted(name)}`);

const deleteNewRows = (tx: Tx, table: Table) =>
  changesRows(
    tx,
    sql`
    delete from public.${quoted(table.name)} as live
    where not exists (select 1 from seeded.${quoted(table.name)} as kept where ${sameKey(table)})`,
  );

async function restoreRows(tx: Tx, table: Table): Promise<boolean> {
  const mutable = table.columns.filter((column) => !table.keys.includes(column));
  const changes = mutable.map((column) => sql`${quoted(column)} = kept.${quoted(column)}`);
  const isUpdated =
    changes.length > 0 &&
    (await changesRows(
      tx,
      sql`
      update public.${quoted(table.name)} as live set ${sql.join(changes, sql`, `)}
      from seeded.${quoted(table.name)} as kept
      where ${sameKey(table)} and (${values("live", table)}) is distinct from (${values("kept", table)})`,
    ));
  const isAdded = await changesRows(
    tx,
    sql`
    insert into public.${quoted(table.name)} (${listed(table.columns)}) overriding system value
    select ${listed(table.columns)} from seeded.${quoted(table.name)} as kept
    where not exists (select 1 from public.${quoted(table.name)} as live where ${sameKey(table)})`,
  );
  return isUpdated || isAdded;
}

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
