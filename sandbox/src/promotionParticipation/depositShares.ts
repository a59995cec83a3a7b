import { and, asc, eq, gte, lte, notInArray, or, sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { shareIn } from "../promotions/givePromotion.ts";
import type { Period } from "../promotions/promotionPeriods.ts";
import type { PromotionFacts } from "../promotions/promotions.data.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { deposits } from "../wallet/deposits.tables.ts";
import { memberTransfers } from "../wallet/memberTransfers.tables.ts";
import { withdrawals } from "../withdrawals/withdrawals.tables.ts";
import { promotionClaims } from "./memberPromotions.tables.ts";
import type { Claimable, Joined } from "./promotionAmounts.ts";

/** Deposits of a member that promotions ask for by their number: the first and the second. */
const FIRST_ONES = 2;

/** A deposit that was paid, as far as promotions look at it. Amounts are minor units. */
export interface PaidDeposit {
  depositId: string;
  /** From 1, among the deposits that the member has paid. */
  place: number;
  amount: bigint;
  currency: string;
  paidAt: Date;
  /** The amount less what was withdrawn or sent to others since it was paid; may be negative. */
  left: bigint;
  /** The promotion that it was made for, or that was claimed for it; null when it can still be used. */
  usedBy: number | null;
}

/** Why a member cannot have a promotion, or not for the latest deposit. */
export interface Loss {
  reason: "DEPOSIT_USED" | "DEPOSIT_WITHDRAWN" | "DEPOSIT_MISSED";
  /** The promotion that used the deposit. */
  usedBy: number | null;
}

/** The first deposits of a member and all that were paid since a moment, the oldest first. */
export async function paidDeposits(tx: Tx, memberId: number, since: Date): Promise<PaidDeposit[]> {
  const paid = tx
    .select({
      depositId: deposits.depositId,
      place: sql`row_number() over (order by ${deposits.endedAt}, ${deposits.depositId})`.mapWith(Number).as("place"),
    })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.state, "SUCCESS")))
    .as("paid");
  const withdrawn = tx
    .select({ sum: bigSum(withdrawals.amount) })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.memberId, memberId),
        eq(withdrawals.currency, deposits.currency),
        gte(withdrawals.createdAt, deposits.endedAt),
        notInArray(withdrawals.state, ["REJECTED", "CANCELLED"]),
      ),
    );
  const sent = tx
    .select({ sum: bigSum(memberTransfers.amount) })
    .from(memberTransfers)
    .where(
      and(
        eq(memberTransfers.fromId, memberId),
        eq(memberTransfers.currency, deposits.currency),
        gte(memberTransfers.createdAt, deposits.endedAt),
      ),
    );
  const rows = await tx
    .select({
      depositId: deposits.depositId,
      place: paid.place,
      amount: deposits.amount,
      currency: deposits.currency,
      paidAt: deposits.endedAt,
      left: sql`${deposits.amount} - (${withdrawn}) - (${sent})`.mapWith(BigInt),
      madeFor: deposits.promotionId,
      claimedBy: promotionClaims.promotionId,
    })
    .from(deposits)
    .innerJoin(paid, eq(paid.depositId, deposits.depositId))
    .leftJoin(promotionClaims, eq(promotionClaims.depositId, deposits.depositId))
    .where(or(lte(paid.place, FIRST_ONES), gte(deposits.endedAt, since)))
    .orderBy(asc(paid.place));
  return rows.flatMap(({ paidAt, madeFor, claimedBy, ...row }) =>
    paidAt === null ? [] : [{ ...row, paidAt, usedBy: claimedBy ?? (madeFor === null ? null : Number(madeFor)) }],
  );
}

/**
 * The share of the first deposit of a period that counts: paid after joining, not used, and with enough of it left. It is a
 * share of what is left. `except` is a deposit that counts as used.
 */
export function depositShare(
  facts: PromotionFacts,
  joined: Joined,
  period: Period,
  paid: readonly PaidDeposit[],
  except: string | null = null,
): Claimable | null {
  const deposit = paid.find(
    (one) =>
      isMeant(facts, joined, period, one) &&
      one.usedBy === null &&
      one.depositId !== except &&
      one.left >= BigInt(facts.least ?? 0) &&
      one.left > 0n,
  );
  if (!deposit) return null;
  const { depositId, left } = deposit;
  return { occurrence: period.name, amount: shareIn(facts, left), depositId };
}

/** Why there is no share: of the deposit that the promotion is for, or else of the latest that it could have taken. */
export function lossOf(
  facts: PromotionFacts,
  joined: Joined | null,
  period: Period,
  paid: readonly PaidDeposit[],
): Loss | null {
  const { nth } = facts;
  const deposit =
    nth === undefined
      ? paid.findLast((one) => joined !== null && isMeant(facts, joined, period, one))
      : paid.find(({ place }) => place === nth);
  if (!deposit) return null;
  if (deposit.usedBy !== null) return { reason: "DEPOSIT_USED", usedBy: deposit.usedBy };
  const isMissed = joined === null || !isMeant(facts, joined, period, deposit);
  return { reason: isMissed ? "DEPOSIT_MISSED" : "DEPOSIT_WITHDRAWN", usedBy: null };
}

/** Whether the next deposit of a member has a number, 1 or 2. */
export const isNext = (paid: readonly PaidDeposit[], nth: number): boolean =>
  paid.filter(({ place }) => place <= FIRST_ONES).length === nth - 1;

/** Whether a deposit is one that a promotion is for, whatever became of it. */
function isMeant(
  facts: PromotionFacts,
  { member, joinedAt }: Joined,
  { range }: Period,
  deposit: PaidDeposit,
): boolean {
  const { place, paidAt, amount, currency } = deposit;
  if (facts.nth !== undefined && place !== facts.nth) return false;
  const isIn = paidAt >= joinedAt && paidAt >= range.from && paidAt < range.until;
  return isIn && amount >= BigInt(facts.least ?? 0) && currency === member.currency;
}
