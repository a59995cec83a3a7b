import { sql } from "drizzle-orm";
import type { Database, Tx } from "./openDatabase.ts";

/** What a table is made of, as the database tells it. */
interface Table {
  name: string;
  columns: string[];
  keys: string[];
  /** Tables that its rows point to. */
  parents: string[];
}

const quoted = (name: string) => sql.identifier(name);
const listed = (names: readonly string[]) => sql.join(names.map(quoted), sql`, `);

/** Keeps a copy of every table, for `restoreSnapshot`. Taken once, when the seed is done. */
export async function takeSnapshot(db: Tx): Promise<void> {
  await db.execute(sql`create schema if not exists seeded`);
  for (const { name } of await readTables(db)) {
    await db.execute(sql`create table seeded.${quoted(name)} as table public.${quoted(name)}`);
  }
  await db.execute(sql`analyze`);
}

/**
 * Puts every table back to what it was when the snapshot was taken. Only rows that differ are touched, which takes a
 * fraction of the time of filling the tables anew. Numbers given since are not given again.
 */
export async function restoreSnapshot(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const tables = parentsFirst(await readTables(tx));
    for (const table of [...tables].reverse()) {
      await tx.execute(sql`
        delete from public.${quoted(table.name)} as live
        where not exists (select 1 from seeded.${quoted(table.name)} as kept where ${sameKey(table)})`);
    }
    for (const table of tables) {
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
  });
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

const readTables = (tx: Tx): Promise<Table[]> =>
  tx
    .select({
      name: sql<string>`t.relname::text`,
      columns: sql<string[]>`(
        select json_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped)`,
      keys: sql<string[]>`(
        select json_agg(a.attname::text) from pg_index i
        join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
        where i.indrelid = t.oid and i.indisprimary)`,
      parents: sql<string[]>`(
        select coalesce(json_agg(distinct p.relname::text), '[]') from pg_constraint f
        join pg_class p on p.oid = f.confrelid
        where f.conrelid = t.oid and f.contype = 'f')`,
    })
    .from(sql`pg_class t`)
    .where(sql`t.relnamespace = 'public'::regnamespace and t.relkind = 'r'`)
    .orderBy(sql`t.relname`);

function parentsFirst(tables: Table[]): Table[] {
  const ordered: Table[] = [];
  const visit = (table: Table, above: readonly Table[]) => {
    if (ordered.includes(table) || above.includes(table)) return;
    for (const parent of tables.filter(({ name }) => table.parents.includes(name))) visit(parent, [...above, table]);
    ordered.push(table);
  };
  for (const table of tables) visit(table, []);
  return ordered;
}
