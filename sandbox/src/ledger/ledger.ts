import { eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { violatedConstraint } from "../db/violatedConstraint.ts";
import { PlatformError } from "../http/errors.ts";
import {
  ledgerAccounts,
  ledgerTransactions,
  type memberAccountKinds,
  platformAccountKinds,
  unnamedCurrencies,
} from "./ledger.tables.ts";
import { lockOrder } from "./lockOrder.ts";
import { digestOf, type Posting } from "./posting.ts";
import { type LedgerTx, recordChange } from "./transact.ts";
import { type Entered, type GivenPosting, writePostings } from "./writePostings.ts";

/** The kinds of a member's accounts. */
export type MemberAccountKind = (typeof memberAccountKinds)[number];

/**
 * Id of one of a member's accounts in a currency. Members have accounts in the catalogue's currency and others, trials
 * only in play money: so these two need no currency in the id.
 */
export const memberAccountId = (memberId: number, kind: MemberAccountKind, currency: string) =>
  `member:${memberId}:${kind}${suffixOf(currency)}`;

/** The end of the id of a member's account, which distinguishes accounts of different currencies. */
export const suffixOf = (currency: string) =>
  unnamedCurrencies.some((code) => code === currency) ? "" : `:${currency}`;

/** Id of one of the platform's own accounts, which may go below zero. */
export const platformAccountId = (kind: PlatformAccountKind, currency: string) => `${kind}:${currency}`;

/** Entries that move an amount from one account to another; a negative amount goes the other way. */
export const moving = (amount: bigint, { from, to }: { from: string; to: string }): Posting["entries"] => [
  { accountId: from, amount: -amount },
  { accountId: to, amount },
];

/** Entries that pay a member from one of the platform's accounts. */
export const fromPlatform = (
  kind: PlatformAccountKind,
  { memberId, currency, amount }: { memberId: number; currency: string; amount: bigint },
  account: MemberAccountKind = "main",
) => moving(amount, { from: platformAccountId(kind, currency), to: memberAccountId(memberId, account, currency) });

type PlatformAccountKind = (typeof platformAccountKinds)[number];
const isPlatformKind = (kind: string) => platformAccountKinds.some((known) => known === kind);

/** Opens the accounts that do not exist yet. */
export async function openAccounts(
  tx: Tx,
  accounts: { id: string; memberId?: number; kind: string; currency: string }[],
  at: Date,
): Promise<void> {
  if (accounts.length === 0) return;
  await tx
    .insert(ledgerAccounts)
    .values(
      accounts.map((account) => ({ ...account, countedTo: isPlatformKind(account.kind) ? 0 : null, updatedAt: at })),
    )
    .onConflictDoNothing();
}

/** Locks accounts of members until the transaction ends, in the order in which postings change them; returns them. */
export const lockAccounts = (tx: Tx, accountIds: string[]) =>
  tx
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, accountIds))
    .orderBy(lockOrder(ledgerAccounts.id))
    .for("no key update");

/** The result of a posting: its transaction, and whether an earlier call carried it out. */
export interface Posted {
  transactionId: number;
  replayed: boolean;
}

/**
 * Posts a movement. A repeated posting changes nothing and returns `replayed`. Throws INSUFFICIENT_BALANCE when a
 * player's account would go below zero, and IDEMPOTENCY_MISMATCH when the key belongs to another movement. Let these
 * errors leave the transaction: it must roll back.
 */
export async function post(tx: LedgerTx, posting: Posting): Promise<Posted> {
  const [posted] = await postAll(tx, [posting]);
  if (!posted) throw new Error(`${posting.key} was not posted`);
  return posted;
}

/** Posts several movements in one statement, in their order. Otherwise like `post`. */
export async function postAll(tx: LedgerTx, postings: readonly Posting[]): Promise<Posted[]> {
  const given = withDigests(postings);
  const entered = await writePostings(tx, given).catch(refuseOverdraft);
  for (const { key } of given) assertZero(key, entered);
  await onEntered(tx, entered);

  const idOf = new Map(entered.map(({ key, transactionId }) => [key, transactionId]));
  const posted: Posted[] = [];
  for (const { key, digest } of given) {
    const transactionId = idOf.get(key);
    posted.push(transactionId === undefined ? await replay(tx, key, digest) : { transactionId, replayed: false });
  }
  return posted;
}

/** Postings as `writePostings` takes them. */
export const withDigests = (postings: readonly Posting[]): GivenPosting[] =>
  postings.map((posting) => ({ ...posting, digest: digestOf(posting) }));

async function replay(tx: Tx, key: string, digest: string): Promise<Posted> {
  const [known] = await tx.select().from(ledgerTransactions).where(eq(ledgerTransactions.key, key));
  if (known?.digest !== digest) throw new PlatformError("IDEMPOTENCY_MISMATCH");
  return { transactionId: known.id, replayed: true };
}

/** The database checks it again at the commit: here the error says which posting is wrong. */
function assertZero(key: string, entered: readonly Entered[]): void {
  const sums = new Map<string, bigint>();
  for (const entry of entered) {
    if (entry.key === key) sums.set(entry.currency, (sums.get(entry.currency) ?? 0n) + entry.amount);
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw new Error(`the entries of ${key} do not add up to zero in the currency ${currency}`);
  }
}

/** Turns the database's refusal of a posting into INSUFFICIENT_BALANCE. */
export function refuseOverdraft(error: unknown): never {
  if (violatedConstraint(error) === "ledger_accounts_not_negative") throw new PlatformError("INSUFFICIENT_BALANCE");
  throw error;
}

/**
 * Called with the entries that a transaction has just written. Whatever must change together with money is called
 * from here.
 */
async function onEntered(tx: LedgerTx, entered: readonly Entered[]): Promise<void> {
  for (const { memberId } of entered) if (memberId !== null) recordChange(tx, memberId);
}

/** Balance of an account in minor units; 0 for an account that does not exist. */
export async function balanceOf(tx: Tx, accountId: string): Promise<bigint> {
  return (await balancesOf(tx, [accountId])).get(accountId) ?? 0n;
}

/** Balances of accounts in minor units, by account id. */
export async function balancesOf(tx: Tx, accountIds: string[]): Promise<Map<string, bigint>> {
  const rows = await tx
    .select({ id: ledgerAccounts.id, balance: currentBalance })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, accountIds));
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

/** The balance of an account's row, with the entries after its checkpoint. */
const currentBalance = sql`ledger_accounts.balance + case when ledger_accounts.counted_to is null then 0 else coalesce((
  select sum(entry.amount) from ledger_entries as entry
  where entry.account_id = ledger_accounts.id and entry.id > ledger_accounts.counted_to), 0) end`.mapWith(BigInt);
