import { getTableName, type InferSelectModel } from "drizzle-orm";
import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./openDatabase.ts";

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
