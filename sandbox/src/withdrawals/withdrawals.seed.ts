import { and, asc, eq, lt } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../ledger/ledger.tables.ts";
import { bankName } from "../security/banks.ts";
import { payoutAccounts } from "../security/security.tables.ts";
import { MINUTE_MS } from "../time/units.ts";
import {
  type Withdrawal,
  type WithdrawalPart,
  type WithdrawalState,
  withdrawalEvents,
  withdrawalParts,
  withdrawals,
} from "./withdrawals.tables.ts";

const CONFIRM_MINUTES = 30;
/** How the past ones ended, one after the other. */
const ENDS = ["RECEIVED", "RECEIVED", "FORCED_RECEIVED"] as const;

/** The withdrawals behind the movements of the past, for the members who have an account to withdraw to. */
export async function seedWithdrawals(tx: Tx): Promise<void> {
  const moved = await tx
    .select({ entry: ledgerEntries, transaction: ledgerTransactions, account: payoutAccounts })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(payoutAccounts, eq(payoutAccounts.memberId, ledgerAccounts.memberId))
    .where(
      and(
        eq(ledgerTransactions.kind, "WITHDRAW"),
        lt(ledgerEntries.amount, 0n),
        lt(payoutAccounts.addedAt, ledgerEntries.at),
      ),
    )
    .orderBy(asc(ledgerEntries.id), asc(payoutAccounts.addedAt));
  // A member with two accounts has two rows for a movement: the first account is taken.
  const past = new Map(moved.map((row) => [row.transaction.id, row] as const).toReversed());
  const rows = [...past.values()].toReversed().map(pastWithdrawal);
  if (rows.length === 0) return;
  await tx.insert(withdrawals).values(rows.map(({ withdrawal }) => withdrawal));
  await tx.insert(withdrawalParts).values(rows.map(({ part }) => part));
  await tx.insert(withdrawalEvents).values(rows.flatMap(({ events }) => events));
}

interface Moved {
  entry: typeof ledgerEntries.$inferSelect;
  transaction: typeof ledgerTransactions.$inferSelect;
  account: typeof payoutAccounts.$inferSelect;
}

/** Asked for ten minutes before the money left, and answered afterwards or not. */
function pastWithdrawal({ entry, transaction, account }: Moved, index: number) {
  const end = ENDS[index % ENDS.length] ?? "RECEIVED";
  const withdrawId = transaction.reference ?? transaction.key;
  const after = (minutes: number) => new Date(entry.at.getTime() + minutes * MINUTE_MS);
  const endedAt = after(end === "FORCED_RECEIVED" ? CONFIRM_MINUTES : 4);
  const withdrawal: Withdrawal = {
    withdrawId,
    memberId: account.memberId,
    requestKey: `past:${withdrawId}`,
    bankCardId: account.id,
    bankName: bankName(account.bankCode),
    last4: account.last4,
    amount: -entry.amount,
    fee: 0n,
    currency: entry.currency,
    state: end,
    createdAt: after(-10),
    endedAt,
  };
  const part: WithdrawalPart = {
    withdrawId,
    number: 1,
    amount: -entry.amount,
    state: end,
    paidAt: entry.at,
    confirmBefore: after(CONFIRM_MINUTES),
    endedAt,
    proofIds: [],
  };
  const steps: [WithdrawalState, Date][] = [
    ["REVIEW", withdrawal.createdAt],
    ["APPROVED", after(-6)],
    ["PAYING", after(-3)],
    ["AWAITING_CONFIRM", entry.at],
    [end, endedAt],
  ];
  return { withdrawal, part, events: steps.map(([state, at]) => ({ withdrawId, state, at })) };
}
