import { and, asc, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { ledgerAccounts, ledgerEntries } from "./ledger.tables.ts";

/** An account is counted again when the ledger has more entries after its checkpoint. */
const MOST_ENTRIES = 5_000;

/**
 * Moves the checkpoints of the platform's accounts to the latest entry, so that reading their balances stays fast. The
 * database adds up the entries, and holds back postings meanwhile: each account has a transaction of its own. Returns
 * the number of accounts.
 */
export async function countPlatformAccounts(db: Database, mostEntries = MOST_ENTRIES): Promise<number> {
  const behind = await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(isNotNull(ledgerAccounts.countedTo), lt(ledgerAccounts.countedTo, sql`${latestEntry} - ${mostEntries}`)))
    .orderBy(asc(ledgerAccounts.id));
  for (const { id } of behind) {
    await db.transaction(async (tx) => {
      // Entries before accounts, as a reset does: in the other order each could wait for the other.
      await tx.execute(sql`lock table ${ledgerEntries} in share mode`);
      await tx
        .update(ledgerAccounts)
        .set({ countedTo: sql`${latestEntry}` })
        .where(eq(ledgerAccounts.id, id));
    });
  }
  return behind.length;
}

const latestEntry = sql`(select max(entry.id) from ledger_entries as entry)`;
