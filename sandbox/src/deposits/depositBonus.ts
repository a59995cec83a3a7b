import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError, wrongField } from "../http/errors.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import { findMember } from "../member/members.ts";
import { isFor } from "../promotions/eligibility.ts";
import { causeOf, givePromotion, isGiven, shareIn } from "../promotions/givePromotion.ts";
import { periodAt } from "../promotions/promotionPeriods.ts";
import { PROMOTIONS, type PromotionFacts } from "../promotions/promotions.data.ts";
import { promotions } from "../promotions/promotions.tables.ts";
import { type Deposit, deposits } from "../wallet/deposits.tables.ts";

/** Promotions that add a part of a deposit, by their numbers. */
const OFFERS = new Map(
  PROMOTIONS.flatMap(({ id, facts }): [string, { id: number; facts: PromotionFacts }][] =>
    facts.gives === "DEPOSIT" ? [[String(id), { id, facts }]] : [],
  ),
);

type Request = Pick<Deposit, "memberId" | "currency" | "amount" | "promotionId">;

/**
 * Refuses a deposit for a promotion that would give nothing for it: PROMOTION_NOT_OPEN, NOT_ELIGIBLE, ALREADY_APPLIED,
 * or AMOUNT_OUT_OF_RANGE.
 */
export async function checkPromotion(tx: Tx, request: Request, at: Date): Promise<void> {
  if (request.promotionId === null) return;
  const offer = await openOffer(tx, request.promotionId, at);
  if (!offer) throw new PlatformError("PROMOTION_NOT_OPEN");
  if (!(await isOffered(tx, offer.facts, request, at))) throw new PlatformError("NOT_ELIGIBLE");
  const { least = 0 } = offer.facts;
  if (request.amount < BigInt(least)) throw wrongField("amount", "min", { code: "AMOUNT_OUT_OF_RANGE", min: least });
  const cause = causeOf(offer.id, request.memberId, periodAt(offer.facts, at).name);
  if (await isGiven(tx, cause)) throw new PlatformError("ALREADY_APPLIED");
}

/**
 * Gives the bonus of a paid deposit's promotion. Gives none when the promotion is over by now, or has given one
 * already.
 */
export async function giveDepositBonus(tx: LedgerTx, deposit: Deposit, at: Date): Promise<void> {
  const offer = deposit.promotionId === null ? undefined : await openOffer(tx, deposit.promotionId, at);
  if (!offer || !(await isOffered(tx, offer.facts, deposit, at))) return;
  const amount = shareIn(offer.facts, deposit.amount);
  if (amount === 0n) return;
  const { memberId } = deposit;
  await givePromotion(tx, offer, { memberId, occurrence: periodAt(offer.facts, at).name, amount }, at);
}

/** The deposit promotion with that number, while it is on. */
async function openOffer(tx: Tx, promotionId: string, at: Date) {
  const offer = OFFERS.get(promotionId);
  if (!offer) return undefined;
  const [row] = await tx
    .select({ titles: promotions.titles })
    .from(promotions)
    .where(
      and(
        eq(promotions.id, offer.id),
        lte(promotions.publishedAt, at),
        or(isNull(promotions.startsAt), lte(promotions.startsAt, at)),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, at)),
      ),
    );
  return row && { ...offer, ...row };
}

/** Whether a promotion is for that member, and for the next deposit. */
async function isOffered(tx: Tx, facts: PromotionFacts, { memberId, currency }: Request, at: Date): Promise<boolean> {
  const member = await findMember(tx, memberId);
  if (currency !== member.currency || !isFor(facts, member, at)) return false;
  if (facts.nth === undefined) return true;
  const paid = and(eq(deposits.memberId, memberId), eq(deposits.state, "SUCCESS"));
  return (await tx.$count(deposits, paid)) === facts.nth - 1;
}
