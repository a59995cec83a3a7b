import { sql } from "drizzle-orm";
import type { Tx } from "./openDatabase.ts";

/** The triggers that make ledger and points grow by single entries only, in the order in which a posting takes its locks. */
const GUARDS = {
  ledger_transactions: ["ledger_transactions_append_only", "ledger_transactions_balanced"],
  ledger_entries: ["ledger_entries_append_only", "ledger_enter"],
  ledger_accounts: ["ledger_accounts_append_only", "ledger_guard_account"],
  point_entries: ["point_entries_append_only", "point_enter"],
  point_accounts: ["point_accounts_append_only", "point_guard_account"],
} as const;

/**
 * Runs work that writes the rows of the ledger and the points as they shall be: the seed and the reset. Only this
 * transaction has the triggers off, and nobody else writes to the ledger meanwhile. Call `checkLedger` when the work, or all works
 * of the transaction, have changed rows of the ledger.
 */
export async function withoutGuards(tx: Tx, work: () => Promise<void>): Promise<void> {
  await setGuards(tx, "disable");
  await work();
  await setGuards(tx, "enable");
}

/** Whether triggers guard the rows of a table, so that it can be rewritten only in `withoutGuards`. */
export const isGuarded = (table: string): boolean => table in GUARDS;

/** Lets no other transaction write to the ledger and the points until this one ends. */
export async function holdLedger(tx: Tx): Promise<void> {
  const tables = Object.keys(GUARDS).map((name) => sql`public.${sql.identifier(name)}`);
  await tx.execute(sql`lock table ${sql.join(tables, sql`, `)} in share row exclusive mode`);
}

/** Reads the whole ledger and all points, and throws when a sum is wrong. */
export const checkLedger = (tx: Tx) => tx.execute(sql`select ledger_check(), point_check()`);

async function setGuards(tx: Tx, mode: "enable" | "disable"): Promise<void> {
  for (const [table, guards] of Object.entries(GUARDS)) {
    const changes = guards.map((guard) => sql`${sql.raw(mode)} trigger ${sql.identifier(guard)}`);
    await tx.execute(sql`alter table public.${sql.identifier(table)} ${sql.join(changes, sql`, `)}`);
  }
}
