import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { openDatabase } from "../db/openDatabase.ts";
import { createEmptyDatabase } from "../testing/postgresDatabases.ts";
import { dayOf, later, startOf } from "../time/merchantTime.ts";
import { seedOnce } from "./seed.ts";

/** Columns of what is still to come: ends, deadlines, runs of jobs, and a promotion that begins later. */
const AHEAD = /(_before|(expires|ends|due|occurrence|starts)_at)$/;

test("a first start in the first second of the merchant's day has nothing of the past in the future", async () => {
  // Tomorrow's, because the database writes the present time by itself.
  const now = later(startOf(dayOf(new Date()).add({ days: 1 })), { seconds: 1 });
  const { databaseUrl, drop } = await createEmptyDatabase(inject("postgresUrl") ?? "");
  const { db, close } = await openDatabase({ databaseUrl, dataDir: "" }, (empty) =>
    seedOnce(empty, { seed: "first", now }),
  );
  const columns = await db
    .select({ table: sql<string>`table_name`, column: sql<string>`column_name`, type: sql<string>`data_type` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and (data_type like 'timestamp%' or data_type = 'date')`);
  expect(columns.length).toBeGreaterThan(100);
  const ahead: string[] = [];
  for (const { table, column, type } of columns) {
    if (AHEAD.test(column)) continue;
    const latest = type === "date" ? dayOf(now).toString() : now.toISOString();
    const isAhead = sql`${sql.identifier(column)} > ${latest}`;
    if ((await db.$count(sql`${sql.identifier(table)}`, isAhead)) > 0) ahead.push(`${table}.${column}`);
  }
  await close();
  await drop();
  expect(ahead).toEqual([]);
});
