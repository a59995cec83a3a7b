import { shareOf } from "@atrium/arcade/shares";
import { and, eq, like } from "drizzle-orm";
import { bonuses } from "../bonuses/bonuses.tables.ts";
import { issueBonus } from "../bonuses/bonuses.ts";
import type { Tx } from "../db/openDatabase.ts";
import { worthOf } from "../freeSpins/terms.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import { CATALOGUE_CURRENCY } from "../money.ts";
import { rewards } from "../rewards/rewards.tables.ts";
import { freeSpinsReward, grantReward, payReward } from "../rewards/rewards.ts";
import { later } from "../time/merchantTime.ts";
import { ONCE } from "./promotionPeriods.ts";
import { freeSpinsOf, type PromotionFacts, planOf } from "./promotions.data.ts";
import type { Promotion } from "./promotions.tables.ts";

/** Days in which the bonus of a promotion can be played through. */
const BONUS_DAYS = 30;
/** Days in which free spins can be claimed. */
const CLAIM_DAYS = 7;

/** The part of an amount that a promotion gives, at most what its rules say. Free spins do not depend on the amount. */
export function shareIn(
  { percent = 0, most, freeSpins }: Pick<PromotionFacts, "percent" | "most" | "freeSpins">,
  of: bigint,
): bigint {
  if (freeSpins) return worthOf(freeSpins);
  // A hundredth of a percent is the finest rate.
  const share = shareOf(of, BigInt(Math.round(percent * 100)), 10_000n);
  if (share <= 0n) return 0n;
  return share < BigInt(most) ? share : BigInt(most);
}

/** The cause of the bonus that a promotion gives for an occurrence: each is given once. */
export const causeOf = (promotionId: number, memberId: number, occurrence = ONCE): string =>
  `promotion:${promotionId}:${memberId}${occurrence === ONCE ? "" : `:${occurrence}`}`;

interface Gift {
  memberId: number;
  occurrence?: string;
  amount: bigint;
  /** Whether the member claims it now. Free spins that nobody claims yet wait in the reward centre. */
  isClaimed?: boolean;
}

/** Whether a promotion has given what it gives for a cause. */
export const isGiven = async (tx: Tx, cause: string): Promise<boolean> =>
  (await tx.$count(bonuses, eq(bonuses.cause, cause))) + (await tx.$count(rewards, eq(rewards.cause, cause))) > 0;

/** What promotions have given to a member: the amounts by their causes. */
export async function givenTo(tx: Tx, memberId: number): Promise<Map<string, bigint>> {
  const tables = [bonuses, rewards] as const;
  const found = await Promise.all(
    tables.map((table) =>
      tx
        .select({ cause: table.cause, amount: table.amount })
        .from(table)
        .where(and(eq(table.memberId, memberId), like(table.cause, "promotion:%"))),
    ),
  );
  return new Map(found.flat().map(({ cause, amount }) => [cause, amount]));
}

/** Gives the bonus or the free spins of a promotion, once for each occurrence. Returns whether this call gave them. */
export async function givePromotion(
  tx: LedgerTx,
  { id, titles }: Pick<Promotion, "id" | "titles">,
  { memberId, occurrence, amount, isClaimed = false }: Gift,
  at: Date,
): Promise<boolean> {
  const { facts } = planOf(id);
  const { turnover, gives, categories = [] } = facts;
  const terms = freeSpinsOf(facts);
  if (terms) {
    const reward = await grantReward(tx, {
      ...{
        memberId,
        currency: CATALOGUE_CURRENCY,
        cause: causeOf(id, memberId, occurrence),
        kind: "PROMOTION",
        titles,
      },
      ...freeSpinsReward(terms),
      grantedAt: at,
      claimBefore: later(at, { days: CLAIM_DAYS }),
    });
    if (reward && isClaimed) await payReward(tx, reward, at);
    return reward !== null;
  }
  const bonus = await issueBonus(tx, {
    memberId,
    currency: CATALOGUE_CURRENCY,
    cause: causeOf(id, memberId, occurrence),
    titles,
    amount,
    turnoverRequired: amount * BigInt(turnover),
    categories,
    holdsWithdrawals: gives === "DEPOSIT",
    issuedAt: at,
    expiresAt: later(at, { days: BONUS_DAYS }),
  });
  return bonus !== null;
}
