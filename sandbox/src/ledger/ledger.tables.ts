import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Accounts that hold money. Members' accounts never go below zero; the platform's own balance all inflows and outflows.
 */
export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    /** `member:12:main`, `vendor:12:PP`, `house:VND` … */
    id: text("id").primaryKey(),
    memberId: integer("member_id"),
    kind: text("kind").notNull(),
    currency: text("currency").notNull(),
    /** Minor units; always the sum of the account's entries. */
    balance: bigint("balance", { mode: "bigint" }).notNull().default(sql`0`),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("ledger_accounts_member").on(table.memberId)],
);

/** A movement of money, carried out once: `key` is unique. */
export const ledgerTransactions = pgTable("ledger_transactions", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  key: text("key").notNull().unique(),
  kind: text("kind").notNull(),
  at: timestamp("at", { withTimezone: true }).notNull(),
  reference: text("reference"),
  remark: text("remark"),
  /** Hash of the entries: tells a repeated posting from another one under the same key. */
  digest: text("digest").notNull(),
});

/** The change of one account by a transaction. The entries of a transaction add up to zero. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: text("account_id")
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    balanceAfter: bigint("balance_after", { mode: "bigint" }).notNull(),
  },
  (table) => [
    index("ledger_entries_account").on(table.accountId, table.id),
    index("ledger_entries_transaction").on(table.transactionId),
  ],
);
