import { sql } from "drizzle-orm";
import type { Database, Tx } from "./openDatabase.ts";
import { rewriteLedger } from "./rewriteLedger.ts";
import { readTables, type Table } from "./tables.ts";

const quoted = (name: string) => sql.identifier(name);
const listed = (names: readonly string[]) => sql.join(names.map(quoted), sql`, `);

/** Copies every table into the schema `seeded`, for `restoreSnapshot`. The seed calls it once, at its end. */
export async function takeSnapshot(db: Tx): Promise<void> {
  await db.execute(sql`create schema if not exists seeded`);
  for (const { name } of await readTables(db)) {
    await db.execute(sql`create table seeded.${quoted(name)} as table public.${quoted(name)}`);
  }
  await db.execute(sql`analyze`);
}

/** What running processes share. A reset leaves it: they would go on with what is no longer there. */
const SHARED: ReadonlySet<string> = new Set([
  "events",
  "shared_values",
  "payload_keys",
  "read_payloads",
  "commit_marks",
]);

/**
 * Restores every table from the snapshot. It changes only rows that differ, which is much faster than a new seed.
 * Identity columns do not go back to smaller numbers. Tables and columns that a migration added after the snapshot
 * become empty and keep their defaults. Sums by day are made anew.
 */
export async function restoreSnapshot(db: Database): Promise<void> {
  await db.transaction((tx) => rewriteLedger(tx, () => restoreTables(tx)));
}

async function restoreTables(tx: Tx): Promise<void> {
  const kept = new Map((await readTables(tx, "seeded")).map((table) => [table.name, table]));
  const tables = (await readTables(tx)).filter(({ name }) => !SHARED.has(name));
  for (const table of tables.toReversed()) {
    if (kept.has(table.name)) await deleteNewRows(tx, table);
    else await tx.execute(sql`delete from public.${quoted(table.name)}`);
  }
  for (const table of tables) {
    const columns = table.columns.filter((column) => kept.get(table.name)?.columns.includes(column));
    if (columns.length > 0) await restoreRows(tx, { ...table, columns });
  }
  await tx.execute(sql`select rebuild_rollups()`);
}

const deleteNewRows = (tx: Tx, table: Table) =>
  tx.execute(sql`
    delete from public.${quoted(table.name)} as live
    where not exists (select 1 from seeded.${quoted(table.name)} as kept where ${sameKey(table)})`);

async function restoreRows(tx: Tx, table: Table): Promise<void> {
  const mutable = table.columns.filter((column) => !table.keys.includes(column));
  const changes = mutable.map((column) => sql`${quoted(column)} = kept.${quoted(column)}`);
  if (changes.length > 0)
    await tx.execute(sql`
      update public.${quoted(table.name)} as live set ${sql.join(changes, sql`, `)}
      from seeded.${quoted(table.name)} as kept
      where ${sameKey(table)} and (${values("live", table)}) is distinct from (${values("kept", table)})`);
  await tx.execute(sql`
    insert into public.${quoted(table.name)} (${listed(table.columns)}) overriding system value
    select ${listed(table.columns)} from seeded.${quoted(table.name)} as kept
    where not exists (select 1 from public.${quoted(table.name)} as live where ${sameKey(table)})`);
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
