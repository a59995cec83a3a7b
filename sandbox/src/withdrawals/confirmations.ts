import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { PlatformError } from "../http/errors.ts";
import { deferredJob } from "../jobs/job.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { leadToWithdrawal } from "../webPush/webPush.ts";
import { enterState, lockWithdrawal, tellMember, unpaidOf } from "./withdrawal.ts";
import {
  type PaymentState,
  type Withdrawal,
  type WithdrawalPart,
  type WithdrawalState,
  withdrawalParts,
} from "./withdrawals.tables.ts";

/** Parts of the time, in percent, after which the member is reminded. */
const REMINDERS = [50, 90] as const;

/** The countdown that a job belongs to. A payment that is made again has another countdown. */
const Clocked = z.object({ withdrawId: z.string(), number: z.int(), confirmBefore: z.coerce.date() });
type Clocked = z.infer<typeof Clocked>;

/** Reminds a member who has not answered. */
export const remindToConfirm = deferredJob<CorePlatform, Clocked>({
  name: "remind-of-receipt",
  data: Clocked,
  run: async (tx, platform, clocked) => {
    const { withdrawal, part } = await awaiting(tx, clocked);
    if (!part) return;
    const leftMs = part.confirmBefore.getTime() - platform.clock.now().getTime();
    if (leftMs <= 0) return;
    const minutes = Math.max(1, Math.round(leftMs / 60_000));
    await tellMember(tx, platform, withdrawal, { name: "reminder", amount: part.amount, minutes });
    const { withdrawId, memberId } = withdrawal;
    await leadToWithdrawal(tx, memberId);
    const data = { withdrawId, partId: String(part.number), confirmBefore: part.confirmBefore.toISOString() };
    await platform.events.record(tx, { topic: "withdrawal", customerId: String(memberId), data });
  },
});

/** Counts a payment as received when nobody has answered in time. */
export const confirmOverdue = deferredJob<CorePlatform, Clocked>({
  name: "force-receipt",
  data: Clocked,
  run: async (tx, platform, clocked) => {
    const { withdrawal, parts, part } = await awaiting(tx, clocked);
    if (!part) return;
    const at = platform.clock.now();
    const changed = await endPart(tx, parts, part, { state: "FORCED_RECEIVED", endedAt: at });
    await enterState(tx, withdrawal, stateAfter(withdrawal, changed), at);
    await tellMember(tx, platform, withdrawal, { name: "forced", amount: part.amount });
  },
});

/** Starts the clock of a payment: its reminders, and the end. A payment that is made again needs another key. */
export async function enqueueDeadline(tx: LedgerTx, part: WithdrawalPart, key = keyOf(part)): Promise<void> {
  const { withdrawId, number, paidAt, confirmBefore } = part;
  const data = { withdrawId, number, confirmBefore };
  const lastingMs = confirmBefore.getTime() - paidAt.getTime();
  const reminders = REMINDERS.map((percent) => ({
    key: `${key}:${percent}`,
    at: new Date(paidAt.getTime() + (lastingMs * percent) / 100),
    data,
  }));
  await remindToConfirm.enqueue(tx, ...reminders);
  await confirmOverdue.enqueue(tx, { key, at: confirmBefore, data });
}

const keyOf = ({ withdrawId, number }: WithdrawalPart) => `${withdrawId}:${number}`;

/** The payment of a clock; undefined when it was answered, or has a newer clock. */
async function awaiting(tx: LedgerTx, { withdrawId, number, confirmBefore }: Clocked) {
  const { withdrawal, parts } = await lockWithdrawal(tx, withdrawId);
  const part = parts.find(
    (each) =>
      each.number === number &&
      each.state === "AWAITING_CONFIRM" &&
      each.confirmBefore.getTime() === confirmBefore.getTime(),
  );
  return { withdrawal, parts, part };
}

export type Receipt = "RECEIVED" | "NOT_RECEIVED" | "FULLY_PAID";

interface Answer {
  memberId: number;
  withdrawId: string;
  /** The payment; the only one that waits when left out. */
  number?: number | undefined;
  receipt: Receipt;
  proofIds: readonly string[];
}

/**
 * Takes a member's answer about a payment, or with FULLY_PAID about all of them. Throws NOT_FOUND, and
 * CONFIRM_WINDOW_CLOSED when the payment counts as received already or was not made yet.
 */
export async function confirmPayment(tx: LedgerTx, { clock }: CorePlatform, answer: Answer): Promise<void> {
  const { withdrawal, parts } = await lockWithdrawal(tx, answer.withdrawId, answer.memberId);
  const at = clock.now();
  if (answer.receipt === "FULLY_PAID") {
    if (withdrawal.state === "FULLY_PAID") return;
    const open = parts.filter((part) => isOpen(part, at));
    if (open.length === 0 || unpaidOf(withdrawal, parts) > 0n) throw new PlatformError("CONFIRM_WINDOW_CLOSED");
    let changed = parts;
    for (const part of open) changed = await endPart(tx, changed, part, { state: "RECEIVED", endedAt: at });
    return enterState(tx, withdrawal, stateAfter(withdrawal, changed, "FULLY_PAID"), at);
  }
  const open = parts.filter((part) => isOpen(part, at));
  const asked = answer.number ?? (open.length === 1 ? open[0]?.number : undefined);
  const part = parts.find(({ number }) => number === asked);
  if (!part) throw new PlatformError(answer.number === undefined ? "CONFIRM_WINDOW_CLOSED" : "NOT_FOUND");
  const state: PaymentState = answer.receipt === "RECEIVED" ? "RECEIVED" : "DISPUTED";
  if (part.state === state) return;
  if (!isOpen(part, at)) throw new PlatformError("CONFIRM_WINDOW_CLOSED");
  const proofIds = state === "DISPUTED" ? [...answer.proofIds] : part.proofIds;
  const changed = await endPart(tx, parts, part, { state, endedAt: state === "RECEIVED" ? at : null, proofIds });
  await enterState(tx, withdrawal, stateAfter(withdrawal, changed), at);
}

/** Whether the member can still answer: the time is not over. The job that closes the payment may run later. */
const isOpen = ({ state, confirmBefore }: WithdrawalPart, now: Date): boolean =>
  state === "DISPUTED" || (state === "AWAITING_CONFIRM" && confirmBefore > now);

/** How the operator settles a dispute: the money arrived after all, or it is paid again. */
export async function settleDispute(
  tx: LedgerTx,
  platform: SitePlatform,
  { withdrawId, step }: { withdrawId: string; step: "ARRIVED" | "PAY_AGAIN" },
): Promise<void> {
  const { withdrawal, parts } = await lockWithdrawal(tx, withdrawId);
  const at = platform.clock.now();
  const minutes = platform.site.brand.withdrawConfirmMinutes;
  let changed = parts;
  for (const part of parts.filter(({ state }) => state === "DISPUTED")) {
    const { amount } = part;
    if (step === "ARRIVED") {
      changed = await endPart(tx, changed, part, { state: "RECEIVED", endedAt: at });
      await tellMember(tx, platform, withdrawal, { name: "arrived", amount });
    } else {
      const confirmBefore = new Date(at.getTime() + minutes * 60_000);
      const again = { state: "AWAITING_CONFIRM", paidAt: at, confirmBefore } as const;
      changed = await endPart(tx, changed, part, again);
      await enqueueDeadline(tx, { ...part, ...again }, `${keyOf(part)}:${confirmBefore.getTime()}`);
      await tellMember(tx, platform, withdrawal, { name: "paidAgain", amount, minutes });
    }
  }
  if (changed !== parts) await enterState(tx, withdrawal, stateAfter(withdrawal, changed), at);
}

/** Changes a payment, and returns all of them as they are then. */
async function endPart(
  tx: LedgerTx,
  parts: readonly WithdrawalPart[],
  { withdrawId, number }: WithdrawalPart,
  change: Partial<WithdrawalPart>,
): Promise<WithdrawalPart[]> {
  await tx
    .update(withdrawalParts)
    .set(change)
    .where(and(eq(withdrawalParts.withdrawId, withdrawId), eq(withdrawalParts.number, number)));
  return parts.map((part) => (part.number === number ? { ...part, ...change } : part));
}

/** The state of a withdrawal that follows from its payments. */
function stateAfter(
  withdrawal: Withdrawal,
  parts: readonly WithdrawalPart[],
  whenReceived: WithdrawalState = parts.length > 1 ? "FULLY_PAID" : "RECEIVED",
): WithdrawalState {
  const has = (state: PaymentState) => parts.some((part) => part.state === state);
  if (has("DISPUTED")) return "DISPUTED";
  if (has("AWAITING_CONFIRM")) return "AWAITING_CONFIRM";
  if (unpaidOf(withdrawal, parts) > 0n) return "PAYING";
  return has("FORCED_RECEIVED") ? "FORCED_RECEIVED" : whenReceived;
}
