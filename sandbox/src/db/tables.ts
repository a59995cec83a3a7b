import { and, inArray, sql } from "drizzle-orm";
import type { Tx } from "./openDatabase.ts";

/** A table as the database describes it. */
export interface Table {
  name: string;
  columns: string[];
  /** Columns of the primary key. */
  keys: string[];
  /** Tables that its foreign keys point to. */
  parents: string[];
}

const isOfSchema = (schema: string) => sql`t.relnamespace = to_regnamespace(${schema}) and t.relkind = 'r'`;

/** The comment of tables that the database derives from others. */
const isDerived = sql`obj_description(t.oid, 'pg_class') is not distinct from 'derived'`;

/** The names of the tables of a schema, in no order. */
export async function readTableNames(tx: Tx, schema = "public"): Promise<string[]> {
  const tables = await tx
    .select({ name: sql<string>`t.relname::text` })
    .from(sql`pg_class t`)
    .where(isOfSchema(schema));
  return tables.map(({ name }) => name);
}

/** The names of the tables that the database derives from others. */
export async function readDerivedNames(tx: Tx): Promise<string[]> {
  const tables = await tx
    .select({ name: sql<string>`t.relname::text` })
    .from(sql`pg_class t`)
    .where(and(isOfSchema("public"), isDerived));
  return tables.map(({ name }) => name);
}

/** The tables of a schema, or some of them; each comes after the tables that it points to. */
export async function readTables(tx: Tx, schema = "public", names?: readonly string[]): Promise<Table[]> {
  const tables: Table[] = await tx
    .select({
      name: sql<string>`t.relname::text`,
      columns: sql<string[]>`(
        select json_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped)`,
      keys: sql<string[]>`(
        select coalesce(json_agg(a.attname::text), '[]') from pg_index i
        join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
        where i.indrelid = t.oid and i.indisprimary)`,
      parents: sql<string[]>`(
        select coalesce(json_agg(distinct p.relname::text), '[]') from pg_constraint f
        join pg_class p on p.oid = f.confrelid
        where f.conrelid = t.oid and f.contype = 'f')`,
    })
    .from(sql`pg_class t`)
    .where(and(isOfSchema(schema), names && inArray(sql`t.relname`, [...names])))
    .orderBy(sql`t.relname`);
  return parentsFirst(tables);
}

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
