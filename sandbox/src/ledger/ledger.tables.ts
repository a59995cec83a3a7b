import { movementKinds } from "@atrium/schema/values";
import { type SQL, sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** The platform's own accounts: one of each kind for each currency. They may go below zero. */
export const platformAccountKinds = ["house", "cashier", "promotions", "jackpots"] as const;
/** Accounts that a member has in each currency of a wallet. */
export const memberAccountKinds = ["main", "bonus", "locked"] as const;
/** Currencies that are left out of the ids of members' accounts, because the first release had no others. */
export const unnamedCurrencies = ["VND", "FUN"] as const;

const list = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(", "));
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Accounts that hold money. Players' accounts never go below zero; the platform's own balance all inflows and outflows.
 * Only entries change a balance: the database refuses other changes (ADR 32).
 */
export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    /** `member:12:main`, `member:12:main:THB`, `vendor:12:PP`, `purse:<game session>`, `house:VND` … */
    id: text("id").primaryKey(),
    /**
     * Null for the platform's accounts, and for the purses of guests. The migration makes it a foreign key to `members`:
     * the ledger imports no domain.
     */
    memberId: integer("member_id"),
    kind: text("kind").notNull(),
    currency: text("currency").notNull(),
    /** Minor units: the sum of the account's entries, or of those up to `countedTo`. */
    balance: bigint("balance", { mode: "bigint" }).notNull().default(sql`0`),
    /**
     * The latest entry that `balance` contains. Only the platform's accounts have it: their entries do not change this
     * row, because all bets would wait for it.
     */
    countedTo: bigint("counted_to", { mode: "number" }),
    updatedAt: instant("updated_at").notNull(),
  },
  (account) => [
    index("ledger_accounts_member").on(account.memberId),
    check("ledger_accounts_not_negative", sql`${account.balance} >= 0 or ${account.countedTo} is not null`),
    check(
      "ledger_accounts_owner",
      sql`case
        when ${account.kind} in (${list(platformAccountKinds)}) then ${account.memberId} is null
          and ${account.countedTo} is not null and ${account.id} = ${account.kind} || ':' || ${account.currency}
        when ${account.kind} in (${list(memberAccountKinds)}) then ${account.memberId} is not null
          and ${account.countedTo} is null and ${account.id} = 'member:' || ${account.memberId} || ':' || ${account.kind}
            || case when ${account.currency} in (${list(unnamedCurrencies)}) then '' else ':' || ${account.currency} end
        when ${account.kind} = 'vendor' then ${account.memberId} is not null
          and ${account.countedTo} is null and ${account.id} like 'vendor:' || ${account.memberId} || ':_%'
        when ${account.kind} = 'purse' then ${account.memberId} is null
          and ${account.countedTo} is null and ${account.id} like 'purse:_%'
        else false end`,
    ),
  ],
);

/** A movement of money, carried out once: `key` is unique. */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    key: text("key").notNull().unique(),
    kind: text("kind", { enum: movementKinds }).notNull(),
    at: instant("at").notNull(),
    reference: text("reference"),
    remark: text("remark"),
    /** Hash of the entries: distinguishes a repeated posting from another one under the same key. */
    digest: text("digest").notNull(),
    /** Number of its entries. At the commit the database checks it, and that they add up to zero in each currency. */
    lines: smallint("lines").notNull(),
  },
  (transaction) => [
    // For the movements of one kind of a whole downline.
    index("ledger_transactions_kind").on(transaction.kind, transaction.at),
    check("ledger_transactions_key", sql`${transaction.key} <> ''`),
    check("ledger_transactions_kind", sql`${transaction.kind} in (${list(movementKinds)})`),
    check("ledger_transactions_lines", sql`${transaction.lines} > 0`),
  ],
);

/** The change of one account by a transaction. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint("transaction_id", { mode: "number" })
      .notNull()
      .references(() => ledgerTransactions.id),
    /** 1 to the transaction's `lines`. */
    line: smallint("line").notNull(),
    accountId: text("account_id")
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    /** The account's, written by the database. */
    currency: text("currency").notNull(),
    /** The transaction's, written by the database. */
    at: instant("at").notNull(),
    /** The account's balance with this entry, written by the database; null for the platform's accounts. */
    balanceAfter: bigint("balance_after", { mode: "bigint" }),
  },
  (entry) => [
    index("ledger_entries_account").on(entry.accountId, entry.id),
    // Of members' accounts, with all that a record of a period counts and adds up.
    index("ledger_entries_period")
      .on(entry.accountId, entry.at, entry.id, entry.transactionId, entry.amount)
      .where(sql`${entry.balanceAfter} is not null`),
    // Of all members' accounts together, for the movements of a downline.
    index("ledger_entries_time")
      .on(entry.at, entry.id, entry.accountId, entry.transactionId, entry.amount)
      .where(sql`${entry.balanceAfter} is not null`),
    uniqueIndex("ledger_entries_line").on(entry.transactionId, entry.line),
    check("ledger_entries_amount", sql`${entry.amount} <> 0`),
    check("ledger_entries_balance_after", sql`${entry.balanceAfter} >= 0`),
  ],
);
