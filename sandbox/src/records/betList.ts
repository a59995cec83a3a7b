import { and, count, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { type Bet, type BetStatus, bets } from "../games/bets.tables.ts";
import { members } from "../member/member.tables.ts";
import type { DayCount } from "../reports/daysOfPage.ts";
import { type DayRange, during, type ReportRange, splitRange } from "../reports/reportRange.ts";
import { betSums, type SumsOf } from "../rollups/betSums.ts";
import { bigSum } from "../rollups/bigSum.ts";

/** A filter of bets. */
export interface BetFilter {
  range: ReportRange;
  gameCategory?: string | undefined;
  vassalage?: string | undefined;
  status?: BetStatus | undefined;
  betId?: string | undefined;
}

/** Sums in minor units of the list's currency. */
export interface BetTotals {
  count: number;
  betAmount: bigint;
  validBet: bigint;
  winAmount: bigint;
  /** The players' result: payouts less stakes of the settled bets. */
  profit: bigint;
}

/** The sums of a day's bets: of the merchant's day on which they were placed. */
export interface BetDay extends BetTotals, DayCount {}

/**
 * Bets that meet a filter. Play money and bets in another currency are left out, as they cannot be added to the totals.
 */
export interface BetList {
  /** One member, or everyone below an agent. */
  of: SumsOf;
  /** The condition on bets and their members for the same bets. */
  owned: SQL | undefined;
  currency: string;
  filter: BetFilter;
}

/** A bet with the account that placed it. */
export interface PlacedBet {
  bet: Bet;
  account: string;
}

/** The bets of one member. */
export const betsOfMember = (memberId: number, currency: string, filter: BetFilter): BetList => ({
  of: { memberId },
  owned: eq(bets.memberId, memberId),
  currency,
  filter,
});

/** The condition on bets and their members for the bets that were placed in a part of the filter's range. */
export function conditionOf({ owned, currency, filter }: BetList, range: ReportRange): SQL | undefined {
  const { gameCategory, vassalage, status, betId } = filter;
  return and(
    owned,
    during(bets.placedAt, range),
    eq(bets.currency, currency),
    eq(bets.playMoney, false),
    gameCategory === undefined ? undefined : eq(bets.gameCategory, gameCategory),
    vassalage === undefined ? undefined : eq(bets.vassalage, vassalage),
    status === undefined ? undefined : eq(bets.status, status),
    betId === undefined ? undefined : eq(bets.betId, betId),
  );
}

/** The player's result: payout less stake; 0 while the bet is not settled. */
export const profitOf = ({ status, winAmount, betAmount }: Pick<Bet, "status" | "winAmount" | "betAmount">): bigint =>
  status === "UNSETTLED" ? 0n : winAmount - betAmount;

/** The same in SQL. */
export const profit = sql`case when ${bets.status} = 'UNSETTLED' then 0 else ${bets.winAmount} - ${bets.betAmount} end`;

/** Number and sums of the bets by day; days without bets are left out. */
export async function betDays(db: Database, list: BetList): Promise<BetDay[]> {
  const { range, vassalage, betId } = list.filter;
  // The sums know no vendors and no single bets.
  if (vassalage !== undefined || betId !== undefined) return countedDays(db, list, range);
  const { whole, parts } = splitRange(range);
  const days = await Promise.all([
    whole === undefined ? [] : summedDays(db, list, whole),
    ...parts.map((part) => countedDays(db, list, part)),
  ]);
  return days.flat().sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Number and sums of the bets of whole days. */
function summedDays(db: Database, { filter, currency, of }: BetList, days: DayRange): Promise<BetDay[]> {
  const { gameCategory: category, status } = filter;
  const sums = betSums(db, of, { days, currency, category, status });
  const settled = sql`case when ${sums.status} = 'UNSETTLED' then 0 else ${sums.winAmount} - ${sums.betAmount} end`;
  return db
    .select({
      day: sums.day,
      count: sql`sum(${sums.bets})`.mapWith(Number),
      betAmount: bigSum(sums.betAmount),
      validBet: bigSum(sums.validBet),
      winAmount: bigSum(sums.winAmount),
      profit: bigSum(settled),
    })
    .from(sums)
    .groupBy(sums.day)
    .orderBy(sums.day);
}

/** The same from the bets themselves, in an index alone. */
function countedDays(db: Database, list: BetList, range: ReportRange): Promise<BetDay[]> {
  const day = sql<string>`merchant_day(${bets.placedAt})::text`;
  return db
    .select({
      day,
      count: count(),
      betAmount: bigSum(bets.betAmount),
      validBet: bigSum(bets.validBet),
      winAmount: bigSum(bets.winAmount),
      profit: bigSum(profit),
    })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(conditionOf(list, range))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** The sums of all days. */
export const totalsOf = (days: readonly BetDay[]): BetTotals =>
  days.reduce(
    (sum, day) => ({
      count: sum.count + day.count,
      betAmount: sum.betAmount + day.betAmount,
      validBet: sum.validBet + day.validBet,
      winAmount: sum.winAmount + day.winAmount,
      profit: sum.profit + day.profit,
    }),
    { count: 0, betAmount: 0n, validBet: 0n, winAmount: 0n, profit: 0n },
  );
