import { sql } from "drizzle-orm";
import type { Tx } from "./openDatabase.ts";

/** The triggers that make the ledger grow by single postings only, in the order in which a posting takes its locks. */
const GUARDS = {
  ledger_transactions: ["ledger_transactions_append_only", "ledger_transactions_balanced"],
  ledger_entries: ["ledger_entries_append_only", "ledger_enter"],
  ledger_accounts: ["ledger_accounts_append_only", "ledger_guard_account"],
} as const;

/**
 * Runs work that writes the ledger's rows as they shall be: the seed and the reset. Only this transaction has the
 * triggers off, and nobody else writes to the ledger meanwhile. The database checks the whole ledger at the end.
 */
export async function rewriteLedger(tx: Tx, work: () => Promise<void>): Promise<void> {
  await setGuards(tx, "disable");
  await work();
  await tx.execute(sql`select ledger_check()`);
  await setGuards(tx, "enable");
}

async function setGuards(tx: Tx, mode: "enable" | "disable"): Promise<void> {
  for (const [table, guards] of Object.entries(GUARDS)) {
    const changes = guards.map((guard) => sql`${sql.raw(mode)} trigger ${sql.identifier(guard)}`);
    await tx.execute(sql`alter table public.${sql.identifier(table)} ${sql.join(changes, sql`, `)}`);
  }
}
