import { asc, inArray } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { toDecimal } from "../money.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { arriving, isUnpaid, partsOf } from "./withdrawal.ts";
import { type Withdrawal, type WithdrawalEvent, type WithdrawalPart, withdrawalEvents } from "./withdrawals.tables.ts";

/** Withdrawals in the contract's form, with their payments and their timelines. */
export async function withdrawalViews(platform: SitePlatform, tx: Tx, rows: readonly Withdrawal[]) {
  const ids = rows.map(({ withdrawId }) => withdrawId);
  if (ids.length === 0) return [];
  const parts = await partsOf(tx, ids);
  const events = await tx
    .select()
    .from(withdrawalEvents)
    .where(inArray(withdrawalEvents.withdrawId, ids))
    .orderBy(asc(withdrawalEvents.id));
  const ofOne = <Row extends { withdrawId: string }>(all: readonly Row[], id: string) =>
    all.filter(({ withdrawId }) => withdrawId === id);
  return rows.map((row) =>
    withdrawalView(platform, row, { parts: ofOne(parts, row.withdrawId), events: ofOne(events, row.withdrawId) }),
  );
}

interface Course {
  parts: readonly WithdrawalPart[];
  events: readonly WithdrawalEvent[];
}

function withdrawalView({ site }: SitePlatform, withdrawal: Withdrawal, { parts, events }: Course) {
  const { withdrawId, bankCardId, bankName, last4, currency } = withdrawal;
  const amount = (minor: bigint) => toDecimal(minor, currency);
  const waiting = parts.filter(({ state }) => state === "AWAITING_CONFIRM");
  const [earliest] = waiting.map(({ confirmBefore }) => confirmBefore.toISOString()).toSorted();
  return {
    withdrawId,
    bankCardId,
    bankName,
    last4,
    amount: amount(withdrawal.amount),
    fee: amount(withdrawal.fee),
    arrives: amount(arriving(withdrawal)),
    paid: amount(parts.reduce((sum, part) => sum + part.amount, 0n)),
    currency,
    state: withdrawal.state,
    createdAt: withdrawal.createdAt.toISOString(),
    endedAt: withdrawal.endedAt?.toISOString() ?? null,
    confirmBefore: earliest ?? null,
    cancellable: isUnpaid(withdrawal) && site.profile.allowsWithdrawalCancel,
    parts: parts.map((part) => ({
      partId: String(part.number),
      amount: amount(part.amount),
      state: part.state,
      paidAt: part.paidAt.toISOString(),
      confirmBefore: part.state === "AWAITING_CONFIRM" ? part.confirmBefore.toISOString() : null,
      endedAt: part.endedAt?.toISOString() ?? null,
      // Once a payment counts as received, the deposit that it was matched with is not refundable.
      depositFinal: part.endedAt !== null,
      proofs: part.proofIds.length,
    })),
    timeline: events.map(({ state, at }) => ({ state, at: at.toISOString() })),
  };
}
