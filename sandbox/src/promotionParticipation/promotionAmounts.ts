import type { Tx } from "../db/openDatabase.ts";
import { CATALOGUE_CURRENCY } from "../money.ts";
import type { Holder } from "../promotions/eligibility.ts";
import { shareIn } from "../promotions/givePromotion.ts";
import { dayAt, type Period, periodAt, periodBefore } from "../promotions/promotionPeriods.ts";
import type { PromotionFacts } from "../promotions/promotions.data.ts";
import type { DayRange } from "../reports/reportRange.ts";
import { betSums } from "../rollups/betSums.ts";
import { bigSum } from "../rollups/bigSum.ts";

/** What a member can claim of a promotion. */
export interface Claimable {
  /** What it is given for; each occurrence is given once. */
  occurrence: string;
  /** Minor units; may be 0. */
  amount: bigint;
  /** The deposit that it is given for. */
  depositId: string | null;
}

/** A member who has joined a promotion. */
export interface Joined {
  member: Holder;
  joinedAt: Date;
}

/** What a promotion that counts bets gives for the period before; null for one without periods. */
export async function countedGift(tx: Tx, facts: PromotionFacts, joined: Joined, now: Date): Promise<Claimable | null> {
  const period = periodBefore(facts, now);
  if (period === null) return null;
  return { occurrence: period.name, amount: await countedShare(tx, facts, joined, period), depositId: null };
}

/** What the present period gives so far; null for promotions that count nothing. */
export const accruedOf = async (tx: Tx, facts: PromotionFacts, joined: Joined, now: Date): Promise<bigint | null> =>
  facts.gives === "DEPOSIT" ? null : countedShare(tx, facts, joined, periodAt(facts, now));

/** The gift of a member's VIP level in the present period. */
export function levelGift(facts: PromotionFacts, { rank }: Holder, now: Date): Claimable | null {
  const amount = facts.levels?.[rank - 1];
  if (amount === undefined) return null;
  return { occurrence: periodAt(facts, now).name, amount: BigInt(amount), depositId: null };
}

async function countedShare(tx: Tx, facts: PromotionFacts, { member, joinedAt }: Joined, { range }: Period) {
  const joinedOn = dayAt(joinedAt);
  const days = { first: joinedOn > range.days.first ? joinedOn : range.days.first, last: range.days.last };
  if (days.first > days.last) return 0n;
  const { counted, validBet } = await measured(tx, facts, member, days);
  const share = shareIn(facts, counted);
  const most = facts.ofBets === undefined ? share : shareIn({ percent: facts.ofBets, most: facts.most }, validBet);
  return share < most ? share : most;
}

/** The bets, losses or wins that count, and the valid bets, in minor units. */
async function measured(
  tx: Tx,
  { gives, categories }: PromotionFacts,
  member: Holder,
  days: DayRange,
): Promise<{ counted: bigint; validBet: bigint }> {
  const sums = betSums(tx, { memberId: member.id }, { days, currency: CATALOGUE_CURRENCY });
  const rows = await tx
    .select({
      category: sums.category,
      status: sums.status,
      validBet: bigSum(sums.validBet),
      bet: bigSum(sums.betAmount),
      win: bigSum(sums.winAmount),
    })
    .from(sums)
    .groupBy(sums.category, sums.status);
  const counted = rows.filter(({ category }) => categories === undefined || categories.includes(category));
  const total = (amountOf: (row: (typeof rows)[number]) => bigint, ...states: string[]) =>
    counted.reduce((sum, row) => (states.includes(row.status) ? sum + amountOf(row) : sum), 0n);
  const validBet = total((row) => row.validBet, "WON", "LOST");
  if (gives === "BETS") return { counted: validBet, validBet };
  if (gives === "WINS") return { counted: total(({ bet, win }) => win - bet, "WON"), validBet };
  return { counted: total(({ bet, win }) => bet - win, "WON", "LOST"), validBet };
}
