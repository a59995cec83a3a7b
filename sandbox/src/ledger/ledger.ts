import { createHash } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "./ledger.tables.ts";
import { type LedgerTx, recordChange } from "./transact.ts";

/** Purpose of a transaction, as in the account record. */
export type TransactionKind =
  | "DEPOSIT"
  | "WITHDRAW"
  | "TRANSFER"
  | "BET"
  | "WIN"
  | "REFUND"
  | "BONUS"
  | "REBATE"
  | "SALARY"
  | "DIVIDEND"
  | "POINTS"
  | "ADJUST";

/** A movement of money. The entries add up to zero in each currency. */
export interface Posting {
  /** Unique: one movement is carried out at most once. */
  key: string;
  kind: TransactionKind;
  at: Date;
  reference?: string;
  remark?: string;
  /** Minor units; a debit is negative. */
  entries: { accountId: string; amount: bigint }[];
}

/** The kinds of a member's accounts. */
export type MemberAccountKind = "main" | "bonus" | "locked";

/** Id of one of a member's accounts; they are opened with the member. */
export const memberAccountId = (memberId: number, kind: MemberAccountKind) => `member:${memberId}:${kind}`;

/** Id of one of the platform's own accounts, which may go below zero. */
export const platformAccountId = (kind: "house" | "cashier" | "promotions", currency: string) => `${kind}:${currency}`;

/** Opens the accounts that do not exist yet. */
export async function openAccounts(
  tx: Tx,
  accounts: { id: string; memberId?: number; kind: string; currency: string }[],
  at: Date,
): Promise<void> {
  if (accounts.length === 0) return;
  await tx
    .insert(ledgerAccounts)
    .values(accounts.map((account) => ({ ...account, updatedAt: at })))
    .onConflictDoNothing();
}

/** Hash of a posting: tells a repeated posting from another one under the same key. */
export const digestOf = ({ kind, entries }: Pick<Posting, "kind" | "entries">) =>
  createHash("sha256")
    .update(kind)
    .update(
      entries
        .map(({ accountId, amount }) => `${accountId}=${amount}`)
        .sort()
        .join(";"),
    )
    .digest("hex");

/**
 * Posts a movement. A repeated posting changes nothing and returns `replayed`. Throws INSUFFICIENT_BALANCE when a
 * member's account would go below zero, and IDEMPOTENCY_MISMATCH when the key belongs to another movement. Let these
 * errors leave the transaction: it must roll back.
 */
export async function post(tx: LedgerTx, posting: Posting): Promise<{ transactionId: number; replayed: boolean }> {
  const digest = digestOf(posting);
  const { key, kind, at, reference, remark } = posting;
  const [transaction] = await tx
    .insert(ledgerTransactions)
    .values({ key, kind, at, reference, remark, digest })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id });
  if (!transaction) return replay(tx, key, digest);

  // Always in the same order, so that two transactions cannot deadlock.
  const ordered = [...posting.entries].sort((a, b) => (a.accountId < b.accountId ? -1 : 1));
  const entries = [];
  const sums = new Map<string, bigint>();
  for (const { accountId, amount } of ordered) {
    const { balance, currency } = await move(tx, accountId, amount, at);
    sums.set(currency, (sums.get(currency) ?? 0n) + amount);
    entries.push({ transactionId: transaction.id, accountId, amount, balanceAfter: balance });
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw new Error(`the entries of ${key} do not add up to zero in the currency ${currency}`);
  }
  await tx.insert(ledgerEntries).values(entries);
  return { transactionId: transaction.id, replayed: false };
}

async function replay(tx: Tx, key: string, digest: string) {
  const [known] = await tx.select().from(ledgerTransactions).where(eq(ledgerTransactions.key, key));
  if (known?.digest !== digest) throw new PlatformError("IDEMPOTENCY_MISMATCH");
  return { transactionId: known.id, replayed: true };
}

async function move(tx: LedgerTx, accountId: string, amount: bigint, at: Date) {
  const [account] = await tx
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} + ${amount}`, updatedAt: at })
    .where(eq(ledgerAccounts.id, accountId))
    .returning({
      balance: ledgerAccounts.balance,
      memberId: ledgerAccounts.memberId,
      currency: ledgerAccounts.currency,
    });
  if (!account) throw new Error(`no ledger account ${accountId}`);
  if (account.memberId !== null && account.balance < 0n) throw new PlatformError("INSUFFICIENT_BALANCE");
  if (account.memberId !== null) recordChange(tx, account.memberId);
  return account;
}

/** Balance of an account in minor units; 0 for an account that does not exist. */
export async function balanceOf(tx: Tx, accountId: string): Promise<bigint> {
  return (await balancesOf(tx, [accountId])).get(accountId) ?? 0n;
}

/** Balances of accounts in minor units, by account id. */
export async function balancesOf(tx: Tx, accountIds: string[]): Promise<Map<string, bigint>> {
  const rows = await tx
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, accountIds));
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}
