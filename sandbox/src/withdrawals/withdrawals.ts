import { and, eq, gte, notInArray, sql } from "drizzle-orm";
import { lockMainAccount } from "../bonuses/bonuses.ts";
import type { Tx } from "../db/openDatabase.ts";
import { requireTurnover } from "../deposits/turnover.ts";
import { requireWithin } from "../http/amount.ts";
import { PlatformError } from "../http/errors.ts";
import { isMadeBy, madeBefore, requestKeyOf } from "../http/idempotency/madeBefore.ts";
import { memberAccountId, moving, post } from "../ledger/ledger.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import { lockOpenMember } from "../member/memberLocks.ts";
import { startOfToday } from "../reports/reportRange.ts";
import { bankName } from "../security/banks.ts";
import { needsIdentityCheck } from "../security/identityCheck/identityCheck.ts";
import { checkPaymentPassword } from "../security/paymentPassword.ts";
import { payoutAccountOf } from "../security/payoutAccounts.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { cashierIdAt } from "../wallet/cashierId.ts";
import { enqueueReview } from "./payments.ts";
import { enterState, isUnpaid, lockWithdrawal, returnMoney } from "./withdrawal.ts";
import { type Withdrawal, withdrawalEvents, withdrawals } from "./withdrawals.tables.ts";
import { type WithdrawRules, withdrawFee, withdrawRules } from "./withdrawRules.ts";

interface NewWithdrawal {
  memberId: number;
  currency: string;
  idempotencyKey: string;
  bankCardId: string;
  /** Minor units. */
  amount: bigint;
  paymentPassword: string;
}

/**
 * Locks the money of a new withdrawal; a repeated request gets the same one. Throws CHANNEL_UNAVAILABLE,
 * AMOUNT_OUT_OF_RANGE with the bounds, KYC_REQUIRED, WITHDRAW_NOT_ALLOWED, WITHDRAW_LIMIT, TURNOVER_NOT_MET, INSUFFICIENT_BALANCE,
 * IDEMPOTENCY_MISMATCH, and the errors of `checkPaymentPassword` and `payoutAccountOf`.
 */
export async function createWithdrawal(platform: SitePlatform, request: NewWithdrawal): Promise<Withdrawal> {
  const { db, clock, site } = platform;
  const { memberId, currency, amount, bankCardId } = request;
  const earlier = await sentBefore(db, request);
  if (earlier) return earlier;
  const rules = withdrawRules(currency);
  if (!rules) throw new PlatformError("CHANNEL_UNAVAILABLE");
  requireWithin(amount, rules, currency);
  const { jurisdiction } = site.brand;
  if (await needsIdentityCheck(db, { memberId, jurisdiction })) throw new PlatformError("KYC_REQUIRED");
  await checkPaymentPassword(platform, memberId, request.paymentPassword);
  return transact(platform, async (tx) => {
    // One request per member at a time: simultaneous ones, also repeats, wait here.
    const member = await lockOpenMember(tx, memberId);
    const known = await sentBefore(tx, request);
    if (known) return known;
    if (!member.canWithdraw) throw new PlatformError("WITHDRAW_NOT_ALLOWED");
    const at = clock.now();
    const account = await payoutAccountOf(tx, { memberId, id: bankCardId, currency, now: at });
    const today = await withdrawnToday(tx, memberId, currency, at);
    if (today.count >= rules.dailyCount || today.amount + amount > rules.dailyAmount) {
      throw new PlatformError("WITHDRAW_LIMIT");
    }
    // A deposit that is being paid locks it too: its money and its bonus, which holds withdrawals, are seen together.
    await lockMainAccount(tx, { memberId, currency });
    await requireTurnover(tx, { memberId, currency });
    const withdrawal: Withdrawal = {
      withdrawId: cashierIdAt("W", at),
      memberId,
      requestKey: requestKeyOf(request),
      bankCardId,
      bankName: bankName(account.bankCode),
      last4: account.last4,
      amount,
      fee: withdrawFee(rules, amount),
      currency,
      state: "REVIEW",
      createdAt: at,
      endedAt: null,
    };
    await open(tx, withdrawal);
    return withdrawal;
  });
}

async function open(tx: LedgerTx, withdrawal: Withdrawal): Promise<void> {
  const { withdrawId, memberId, amount, currency, state, createdAt: at } = withdrawal;
  await tx.insert(withdrawals).values(withdrawal);
  await tx.insert(withdrawalEvents).values({ withdrawId, state, at });
  await post(tx, {
    key: `withdraw:${withdrawId}`,
    kind: "WITHDRAW",
    at,
    reference: withdrawId,
    remark: `${withdrawal.bankName} •••• ${withdrawal.last4}`,
    entries: moving(amount, {
      from: memberAccountId(memberId, "main", currency),
      to: memberAccountId(memberId, "locked", currency),
    }),
  });
  await enqueueReview(tx, withdrawal);
}

/** The withdrawal of an earlier request with the key. Throws IDEMPOTENCY_MISMATCH when it is another one. */
const sentBefore = (tx: Tx, request: NewWithdrawal) =>
  madeBefore(
    tx.select().from(withdrawals).where(isMadeBy(request, withdrawals)),
    ({ amount, bankCardId }) => amount === request.amount && bankCardId === request.bankCardId,
  );

/** Number and sum of a member's withdrawals on the merchant's present day. */
export async function withdrawnToday(tx: Tx, memberId: number, currency: string, now: Date) {
  const [today] = await tx
    .select({
      count: sql`count(*)`.mapWith(Number),
      amount: sql`coalesce(sum(${withdrawals.amount}), 0)`.mapWith(BigInt),
    })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.memberId, memberId),
        eq(withdrawals.currency, currency),
        gte(withdrawals.createdAt, startOfToday(now)),
        notInArray(withdrawals.state, ["REJECTED", "CANCELLED"]),
      ),
    );
  return today ?? { count: 0, amount: 0n };
}

/** What a member may still withdraw today. */
export const leftToday = (rules: WithdrawRules, today: { count: number; amount: bigint }) => ({
  count: Math.max(0, rules.dailyCount - today.count),
  amount: rules.dailyAmount > today.amount ? rules.dailyAmount - today.amount : 0n,
});

/**
 * Takes back a withdrawal that is not paid; one that is stays as it is. Throws NOT_FOUND, and FEATURE_DISABLED where the
 * jurisdiction forbids it.
 */
export async function cancelWithdrawal(platform: SitePlatform, withdrawId: string, memberId: number): Promise<void> {
  await transact(platform, async (tx) => {
    const { withdrawal } = await lockWithdrawal(tx, withdrawId, memberId);
    if (!platform.site.profile.allowsWithdrawalCancel) throw new PlatformError("FEATURE_DISABLED");
    if (!isUnpaid(withdrawal)) return;
    const at = platform.clock.now();
    await returnMoney(tx, withdrawal, at);
    await enterState(tx, withdrawal, "CANCELLED", at);
  });
}
