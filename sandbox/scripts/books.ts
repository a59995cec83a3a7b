import { asc, eq, gt } from "drizzle-orm";
import { readConfig } from "../src/config.ts";
import { openDatabase } from "../src/db/openDatabase.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../src/ledger/ledger.tables.ts";
import { ledgerFaults } from "../src/testing/ledgerFaults.ts";

// Reads the ledger of a stopped sandbox. Prints as JSON its faults, and the entries of members with ids above the
// argument. `npm run fire` compares them with the answers that its clients got.
const after = Number(process.argv[2] ?? 0);
const { db, close } = await openDatabase(readConfig());
const faults = await ledgerFaults(db);
const entries = await db
  .select({ key: ledgerTransactions.key, accountId: ledgerEntries.accountId, amount: ledgerEntries.amount })
  .from(ledgerEntries)
  .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
  .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
  .where(gt(ledgerAccounts.memberId, after))
  .orderBy(asc(ledgerEntries.id));
await close();
const books = { faults, entries: entries.map((entry) => ({ ...entry, amount: String(entry.amount) })) };
process.stdout.write(JSON.stringify(books));
