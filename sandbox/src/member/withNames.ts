import { asc, eq, type InferSelectModel, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/openDatabase.ts";
import { members } from "./member.tables.ts";

/** As many as the operator's pages show. */
const SHOWN = 50;

interface Asked {
  /** The column that says to which member a row belongs. */
  of: AnyPgColumn;
  where: SQL;
  /** The column by which they are sorted, the smallest first. */
  by: AnyPgColumn;
}

/** Rows of members for a page of the operator, each with its member's name. */
export async function withNames<Table extends PgTable>(
  db: Database,
  table: Table,
  asked: Asked,
): Promise<{ row: InferSelectModel<Table>; username: string }[]>;
export async function withNames(db: Database, table: PgTable, { of, where, by }: Asked): Promise<unknown> {
  return db
    .select({ row: table, username: members.username })
    .from(table)
    .innerJoin(members, eq(members.id, of))
    .where(where)
    .orderBy(asc(by))
    .limit(SHOWN);
}
