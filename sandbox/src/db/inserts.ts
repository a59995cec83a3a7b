import { getTableColumns, getTableName, type InferSelectModel, type SQL, sql } from "drizzle-orm";
import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./openDatabase.ts";

/** Part of a prepared statement that inserts rows. The placeholder's value is that of `jsonRows`. */
export function insertJson(table: PgTable, placeholder: string): SQL {
  const names = sql.join(
    Object.values(getTableColumns(table)).map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  return sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${sql.placeholder(placeholder)}::json)`;
}

/** Rows of a table as JSON that the database reads: all columns must be given. */
export function jsonRows<Table extends PgTable>(table: Table, rows: readonly InferSelectModel<Table>[]): string {
  const columns = Object.entries(getTableColumns(table));
  return toJson(rows.map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]]))));
}

const toJson = (value: unknown) => JSON.stringify(value, (_, part) => (typeof part === "bigint" ? String(part) : part));

/** Inserts a row, and returns it with what the database adds. */
export async function insertOne<Table extends PgTable>(
  db: Database,
  table: Table,
  row: PgInsertValue<Table>,
): Promise<InferSelectModel<Table>>;
export async function insertOne(db: Database, table: PgTable, row: PgInsertValue<PgTable>): Promise<unknown> {
  const [inserted] = await db.insert(table).values(row).returning();
  if (!inserted) throw new Error(`nothing was inserted into ${getTableName(table)}`);
  return inserted;
}
