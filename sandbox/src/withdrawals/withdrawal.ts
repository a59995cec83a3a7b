import { and, asc, eq, inArray } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import { toLanguage } from "../http/languages.ts";
import { memberAccountId, moving, post } from "../ledger/ledger.ts";
import { type LedgerTx, recordChange } from "../ledger/transact.ts";
import { members, messages } from "../member/member.tables.ts";
import {
  type Withdrawal,
  type WithdrawalPart,
  type WithdrawalState,
  withdrawalEvents,
  withdrawalParts,
  withdrawals,
} from "./withdrawals.tables.ts";
import { type WithdrawMessage, withdrawMessage } from "./withdrawals.texts.ts";

const ENDS: readonly WithdrawalState[] = ["RECEIVED", "FORCED_RECEIVED", "FULLY_PAID", "REJECTED", "CANCELLED"];

/** The states in which no money has left yet, so that a withdrawal can be taken back. */
export const isUnpaid = ({ state }: Pick<Withdrawal, "state">): boolean => state === "REVIEW" || state === "APPROVED";

/** What the member receives. */
export const arriving = ({ amount, fee }: Pick<Withdrawal, "amount" | "fee">): bigint => amount - fee;

/** What is still to be paid. */
export const unpaidOf = (withdrawal: Withdrawal, parts: readonly WithdrawalPart[]): bigint =>
  parts.reduce((left, part) => left - part.amount, arriving(withdrawal));

/** A withdrawal, locked until the end of the transaction, with its payments. Throws NOT_FOUND. */
export async function lockWithdrawal(tx: Tx, withdrawId: string, memberId?: number) {
  const isOwn = memberId === undefined ? undefined : eq(withdrawals.memberId, memberId);
  const [withdrawal] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.withdrawId, withdrawId), isOwn))
    .for("update");
  if (!withdrawal) throw new PlatformError("NOT_FOUND");
  return { withdrawal, parts: await partsOf(tx, [withdrawId]) };
}

/** The payments of withdrawals, each one's in their order. */
export const partsOf = (tx: Tx, withdrawIds: string[]) =>
  tx
    .select()
    .from(withdrawalParts)
    .where(inArray(withdrawalParts.withdrawId, withdrawIds))
    .orderBy(asc(withdrawalParts.number));

/** Brings a withdrawal to a state, and wakes its member's windows, which read it again. */
export async function enterState(tx: LedgerTx, withdrawal: Withdrawal, state: WithdrawalState, at: Date) {
  recordChange(tx, withdrawal.memberId, "withdrawal");
  if (state === withdrawal.state) return;
  const { withdrawId } = withdrawal;
  const endedAt = ENDS.includes(state) ? at : null;
  await tx.update(withdrawals).set({ state, endedAt }).where(eq(withdrawals.withdrawId, withdrawId));
  await tx.insert(withdrawalEvents).values({ withdrawId, state, at });
}

/** Gives the locked money back. */
export const returnMoney = (tx: LedgerTx, { withdrawId, memberId, amount, currency }: Withdrawal, at: Date) =>
  post(tx, {
    key: `withdraw:${withdrawId}:return`,
    kind: "WITHDRAW",
    at,
    reference: withdrawId,
    remark: "Not paid: the money is back",
    entries: moving(amount, {
      from: memberAccountId(memberId, "locked", currency),
      to: memberAccountId(memberId, "main", currency),
    }),
  });

/** Writes a message about a withdrawal into its member's inbox. */
export async function tellMember(
  tx: Tx,
  { events, clock }: CorePlatform,
  withdrawal: Withdrawal,
  { name, amount, minutes }: { name: WithdrawMessage; amount: bigint; minutes?: number },
): Promise<void> {
  const { memberId } = withdrawal;
  const [member] = await tx.select({ language: members.language }).from(members).where(eq(members.id, memberId));
  const message = withdrawMessage(toLanguage(member?.language), withdrawal, { name, amount, minutes: minutes ?? 0 });
  await tx.insert(messages).values({ memberId, ...message, createdAt: clock.now() });
  await events.record(tx, { topic: "message", customerId: String(memberId) });
}
