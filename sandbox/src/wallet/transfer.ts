import { and, eq, gt } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { wrongField } from "../http/errors.ts";
import { ledgerEntries, ledgerTransactions } from "../ledger/ledger.tables.ts";
import { balancesOf, lockAccounts, moving, openAccounts, post } from "../ledger/ledger.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import { cashierIdAt } from "./cashierId.ts";
import { MAIN_WALLET_NAME, WALLET_VENDORS } from "./wallets.ts";

export interface Transfer {
  /** Unique: a transfer is carried out once. */
  key: string;
  memberId: number;
  currency: string;
  fromAccountId: string;
  toAccountId: string;
  /** Minor units, or the whole balance. */
  amount: bigint | "all";
  at: Date;
  /** Whether the vendor of the receiving wallet is in maintenance: new transfers are refused. */
  isClosed?: boolean;
}

/**
 * Moves money between two wallets of a member. Throws INSUFFICIENT_BALANCE, AMOUNT_OUT_OF_RANGE for nothing, or
 * VALIDATION_FAILED for a closed wallet.
 */
export async function transferFunds(tx: LedgerTx, transfer: Transfer) {
  const { key, memberId, currency, fromAccountId, toAccountId, at } = transfer;
  const wallets = [fromAccountId, toAccountId].map((id) => ({ id, memberId, kind: kindOf(id), currency }));
  await openAccounts(tx, wallets, at);
  // Both accounts, in one order, before reading: opposite transfers would deadlock.
  const accounts = await lockAccounts(tx, [fromAccountId, toAccountId]);
  const held = accounts.find(({ id }) => id === fromAccountId)?.balance ?? 0n;
  const repeated = await amountOf(tx, key);
  // A repeated transfer has moved its money already.
  if (transfer.isClosed && repeated === undefined) throw wrongField("toAccountType", "closed");
  const amount = transfer.amount === "all" ? (repeated ?? held) : transfer.amount;
  if (amount <= 0n) throw wrongField("amount", "min", { code: "AMOUNT_OUT_OF_RANGE", min: 1 });

  const { transactionId } = await post(tx, {
    key,
    kind: "TRANSFER",
    at,
    reference: cashierIdAt("T", at),
    remark: `${nameOf(fromAccountId)} → ${nameOf(toAccountId)}`,
    entries: moving(amount, { from: fromAccountId, to: toAccountId }),
  });
  const balances = await balancesOf(tx, [fromAccountId, toAccountId]);
  return {
    transactionId,
    amount,
    fromBalance: balances.get(fromAccountId) ?? 0n,
    toBalance: balances.get(toAccountId) ?? 0n,
  };
}

/** Name of a wallet in a remark. */
const nameOf = (accountId: string) =>
  WALLET_VENDORS.find(({ vassalage }) => vassalage === placeOf(accountId))?.name ?? MAIN_WALLET_NAME.EN;

/** `main`, or the code of a vendor: the third part of an account's id. */
const placeOf = (accountId: string) => accountId.split(":")[2] ?? "";

const kindOf = (accountId: string) => (accountId.startsWith("vendor:") ? "vendor" : placeOf(accountId));

/** Amount of a transfer that was carried out under that key already. */
async function amountOf(tx: Tx, key: string): Promise<bigint | undefined> {
  const [moved] = await tx
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerTransactions.key, key), gt(ledgerEntries.amount, 0n)));
  return moved?.amount;
}
