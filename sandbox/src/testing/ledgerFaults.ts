import { eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { ledgerAccounts, ledgerEntries } from "../ledger/ledger.tables.ts";

/**
 * Accounts with a balance that is not the sum of the entries that it contains, and transactions with entries that do
 * not add up to zero in each currency.
 */
export async function ledgerFaults(db: Database): Promise<{ id: string | number }[]> {
  const entries = db
    .select({ id: ledgerEntries.accountId, total: sql<bigint>`sum(${ledgerEntries.amount})`.as("total") })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(or(isNull(ledgerAccounts.countedTo), lte(ledgerEntries.id, ledgerAccounts.countedTo)))
    .groupBy(ledgerEntries.accountId)
    .as("entries");
  const accounts = await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .leftJoin(entries, eq(entries.id, ledgerAccounts.id))
    .where(sql`${ledgerAccounts.balance} <> coalesce(${entries.total}, 0)`);
  const transactions = await db
    .select({ id: ledgerEntries.transactionId })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.transactionId, ledgerEntries.currency)
    .having(sql`sum(${ledgerEntries.amount}) <> 0`);
  return [...accounts, ...transactions];
}
