import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "../db/openDatabase.ts";

/** The tables with most rows of a seed. */
const LARGE_TABLES = ["bets", "ledger_entries"] as const;
/** The triggers that note each new row for the sums by day. */
const SUM_TRIGGERS = { bets: "roll_up_new_bets", ledger_entries: "roll_up_new_entries" } as const;

const ForeignKeys = z.object({
  rows: z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() })),
});

/**
 * Runs work that writes the bets and entries of a seed, without what the database does for each of their rows. The sums by day
 * are made anew afterwards, so noting each row would be in vain. Foreign keys are checked at the end, by one query each.
 */
export async function withoutRowWork(tx: Tx, work: () => Promise<void>): Promise<void> {
  const { rows: keys } = ForeignKeys.parse(
    await tx.execute(sql`
      select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conrelid in (${regclasses}) order by oid`),
  );
  await setSums(tx, "disable");
  for (const { table, name } of keys) {
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  }
  await work();
  for (const { table, name, definition } of keys) {
    const key = sql`constraint ${sql.identifier(name)} ${sql.raw(definition)}`;
    await tx.execute(sql`alter table ${sql.identifier(table)} add ${key}`);
  }
  await setSums(tx, "enable");
}

const regclasses = sql.join(
  LARGE_TABLES.map((table) => sql`${table}::regclass`),
  sql`, `,
);

async function setSums(tx: Tx, mode: "enable" | "disable"): Promise<void> {
  for (const table of LARGE_TABLES) {
    const trigger = sql.identifier(SUM_TRIGGERS[table]);
    await tx.execute(sql`alter table ${sql.identifier(table)} ${sql.raw(mode)} trigger ${trigger}`);
  }
}
