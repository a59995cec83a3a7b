import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import { bonuses } from "../bonuses/bonuses.tables.ts";
import { issueBonus } from "../bonuses/bonuses.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import { members } from "../member/member.tables.ts";
import { CATALOGUE_CURRENCY } from "../money.ts";
import { PROMOTIONS, type PromotionFacts } from "../promotions/promotions.data.ts";
import { promotions } from "../promotions/promotions.tables.ts";
import type { Deposit } from "./deposits.tables.ts";

const DAY_MS = 86_400_000;
/** Members are new for so long. The rules of the promotions say it. */
const NEW_DAYS = 30;
/** Days until a bonus for a deposit expires. */
const BONUS_DAYS = 30;

/** A promotion that adds a part of a deposit, once for each member. */
interface DepositOffer {
  id: number;
  facts: PromotionFacts & { percent: number; least: number };
}

const OFFERS = new Map(
  PROMOTIONS.flatMap(({ id, facts: { percent, least, ...facts } }): [string, DepositOffer][] =>
    percent === undefined || least === undefined || facts.how !== "once"
      ? []
      : [[String(id), { id, facts: { ...facts, percent, least } }]],
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
  if (!(await isFor(tx, offer, request, at))) throw new PlatformError("NOT_ELIGIBLE");
  const { least } = offer.facts;
  if (request.amount < BigInt(least)) {
    throw new PlatformError("AMOUNT_OUT_OF_RANGE", { fields: [{ field: "amount", rule: "min", min: least }] });
  }
  const given = eq(bonuses.cause, causeOf(offer, request.memberId));
  if ((await tx.$count(bonuses, given)) > 0) throw new PlatformError("ALREADY_APPLIED");
}

/** Gives the bonus of a paid deposit's promotion. It gives none when that is over meanwhile, or has given one already. */
export async function giveDepositBonus(tx: LedgerTx, deposit: Deposit, at: Date): Promise<void> {
  const offer = deposit.promotionId === null ? undefined : await openOffer(tx, deposit.promotionId, at);
  if (!offer || !(await isFor(tx, offer, deposit, at))) return;
  const { memberId, currency } = deposit;
  const { percent, most, turnover } = offer.facts;
  // A hundredth of a percent is the finest rate.
  const share = (deposit.amount * BigInt(Math.round(percent * 100))) / 10_000n;
  const amount = share < BigInt(most) ? share : BigInt(most);
  if (amount === 0n) return;
  await issueBonus(tx, {
    memberId,
    currency,
    cause: causeOf(offer, memberId),
    titles: offer.titles,
    amount,
    turnoverRequired: amount * BigInt(turnover),
    holdsWithdrawals: true,
    issuedAt: at,
    expiresAt: new Date(at.getTime() + BONUS_DAYS * DAY_MS),
  });
}

const causeOf = ({ id }: DepositOffer, memberId: number) => `promotion:${id}:${memberId}`;

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

/** Whether a promotion is for that member. Its amounts are in VND. */
async function isFor(tx: Tx, { facts }: DepositOffer, { memberId, currency }: Request, at: Date): Promise<boolean> {
  if (currency !== CATALOGUE_CURRENCY) return false;
  const [member] = await tx.select().from(members).where(eq(members.id, memberId));
  if (!member) return false;
  if (facts.who === "new") return at.getTime() - member.registeredAt.getTime() < NEW_DAYS * DAY_MS;
  return facts.who === "all" || member.rank > 0;
}
