import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { deferredJob } from "../jobs/job.ts";
import { memberAccountId, moving, platformAccountId, post } from "../ledger/ledger.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { enqueueDeadline } from "./confirmations.ts";
import { enterState, isUnpaid, lockWithdrawal, returnMoney, tellMember, unpaidOf } from "./withdrawal.ts";
import { type Withdrawal, type WithdrawalPart, withdrawalParts } from "./withdrawals.tables.ts";
import { withdrawRules } from "./withdrawRules.ts";

/** How long each step of a withdrawal takes when the operator does nothing. */
const REVIEW_MS = 15_000;
const PAY_MS = 15_000;

const Step = z.object({ withdrawId: z.string() });

/** Approves a small withdrawal that the operator has not decided. */
export const reviewWithdrawal = deferredJob<CorePlatform, { withdrawId: string }>({
  name: "review-withdrawal",
  data: Step,
  run: async (tx, { clock }, { withdrawId }) => {
    const { withdrawal } = await lockWithdrawal(tx, withdrawId);
    const { automatic = 0n } = withdrawRules(withdrawal.currency) ?? {};
    if (withdrawal.state === "REVIEW" && withdrawal.amount <= automatic) await approve(tx, withdrawal, clock.now());
  },
});

/** Begins to pay an approved withdrawal; then pays it, one part after the other. */
export const payWithdrawal = deferredJob<SitePlatform, { withdrawId: string; number: number }>({
  name: "pay-withdrawal",
  data: Step.extend({ number: z.int() }),
  run: async (tx, platform, { withdrawId, number }) => {
    const { withdrawal, parts } = await lockWithdrawal(tx, withdrawId);
    const at = platform.clock.now();
    if (number === 0 && withdrawal.state === "APPROVED") {
      await enterState(tx, withdrawal, "PAYING", at);
      await enqueuePayment(tx, withdrawId, 1, at);
    }
    const isNext = number > 0 && parts.length === number - 1 && !isUnpaid(withdrawal);
    if (isNext && withdrawal.endedAt === null) await payPart(tx, platform, withdrawal, parts);
  },
});

/** Schedules the automatic review of a new withdrawal. */
export const enqueueReview = (tx: LedgerTx, { withdrawId, createdAt }: Withdrawal) =>
  reviewWithdrawal.enqueue(tx, { key: withdrawId, at: after(createdAt, REVIEW_MS), data: { withdrawId } });

const enqueuePayment = (tx: LedgerTx, withdrawId: string, number: number, now: Date) =>
  payWithdrawal.enqueue(tx, {
    key: `${withdrawId}:${number}`,
    at: after(now, PAY_MS),
    data: { withdrawId, number },
  });

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

async function approve(tx: LedgerTx, withdrawal: Withdrawal, at: Date): Promise<void> {
  await enterState(tx, withdrawal, "APPROVED", at);
  await enqueuePayment(tx, withdrawal.withdrawId, 0, at);
}

/** Pays the next part: all that is left, but not more than one payment carries. */
async function payPart(
  tx: LedgerTx,
  platform: SitePlatform,
  withdrawal: Withdrawal,
  parts: readonly WithdrawalPart[],
  most = withdrawRules(withdrawal.currency)?.payment,
): Promise<void> {
  const { withdrawId, memberId, currency, bankName, last4 } = withdrawal;
  const left = unpaidOf(withdrawal, parts);
  if (left <= 0n) return;
  const amount = most !== undefined && most < left ? most : left;
  const number = parts.length + 1;
  const at = platform.clock.now();
  const minutes = platform.site.brand.withdrawConfirmMinutes;
  const confirmBefore = after(at, minutes * 60_000);
  // The fee leaves with the last part.
  const leaving = amount === left ? amount + withdrawal.fee : amount;
  await post(tx, {
    key: `withdraw:${withdrawId}:${number}`,
    kind: "WITHDRAW",
    at,
    reference: withdrawId,
    remark: `${bankName} •••• ${last4}`,
    entries: moving(leaving, {
      from: memberAccountId(memberId, "locked", currency),
      to: platformAccountId("cashier", currency),
    }),
  });
  const part: WithdrawalPart = {
    withdrawId,
    number,
    amount,
    state: "AWAITING_CONFIRM",
    paidAt: at,
    confirmBefore,
    endedAt: null,
    proofIds: [],
  };
  await tx.insert(withdrawalParts).values(part);
  await enqueueDeadline(tx, part);
  await tellMember(tx, platform, withdrawal, { name: "paid", amount, minutes });
  await enterState(tx, withdrawal, withdrawal.state === "DISPUTED" ? "DISPUTED" : "AWAITING_CONFIRM", at);
  if (amount < left) await enqueuePayment(tx, withdrawId, number + 1, at);
}

/** What the operator can do with a withdrawal before it is paid. */
export type OperatorStep = "APPROVE" | "REJECT" | "PAY";

/** Does what the operator decides. A step that is not possible any more changes nothing. Throws NOT_FOUND. */
export async function decide(
  tx: LedgerTx,
  platform: SitePlatform,
  { withdrawId, step, most }: { withdrawId: string; step: OperatorStep; most?: bigint | undefined },
): Promise<void> {
  const at = platform.clock.now();
  const { withdrawal, parts } = await lockWithdrawal(tx, withdrawId);
  if (step === "APPROVE" && withdrawal.state === "REVIEW") await approve(tx, withdrawal, at);
  if (step === "REJECT" && isUnpaid(withdrawal)) {
    await returnMoney(tx, withdrawal, at);
    await enterState(tx, withdrawal, "REJECTED", at);
    await tellMember(tx, platform, withdrawal, { name: "rejected", amount: withdrawal.amount });
  }
  if (step !== "PAY" || withdrawal.endedAt !== null) return;
  let { state } = withdrawal;
  for (const next of ["APPROVED", "PAYING"] as const) {
    if (state !== (next === "APPROVED" ? "REVIEW" : "APPROVED")) continue;
    await enterState(tx, { ...withdrawal, state }, next, at);
    state = next;
  }
  await payPart(tx, platform, { ...withdrawal, state }, parts, most);
}
