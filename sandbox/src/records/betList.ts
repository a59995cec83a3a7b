import { and, asc, count, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { type Bet, type BetStatus, bets } from "../games/bets.tables.ts";
import { members } from "../member/member.tables.ts";
import { partsOf } from "../reports/csv.ts";
import { type DayRange, type ReportRange, rangeOfDays } from "../reports/reportRange.ts";
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

/** What an order of bets compares, as the wire spells it. */
export const betSorts = ["placedAt", "account", "betAmount", "validBet", "winAmount", "profit"] as const;

/** An order of bets. */
export interface BetOrder {
  sort: (typeof betSorts)[number];
  order: "asc" | "desc";
}

export const latestFirst: BetOrder = { sort: "placedAt", order: "desc" };

/** Sums in minor units of the list's currency. */
export interface BetTotals {
  count: number;
  betAmount: bigint;
  validBet: bigint;
  winAmount: bigint;
  /** The players' result: payouts less stakes of the settled bets. */
  profit: bigint;
}

/** The sums of a day's bets. */
export interface BetDay extends BetTotals {
  /** The merchant's day on which they were placed. */
  day: string;
}

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

/** The bets of one member. */
export const betsOfMember = (memberId: number, currency: string, filter: BetFilter): BetList => ({
  of: { memberId },
  owned: eq(bets.memberId, memberId),
  currency,
  filter,
});

/** The condition on bets and their members for the bets that were placed in a part of the filter's range. */
function conditionOf({ owned, currency, filter }: BetList, { from, until }: ReportRange): SQL | undefined {
  const { gameCategory, vassalage, status, betId } = filter;
  return and(
    owned,
    gte(bets.placedAt, from),
    lt(bets.placedAt, until),
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

const profit = sql`case when ${bets.status} = 'UNSETTLED' then 0 else ${bets.winAmount} - ${bets.betAmount} end`;

/** Number and sums of the bets by day; days without bets are left out. */
export async function betDays(db: Database, list: BetList): Promise<BetDay[]> {
  const { filter, currency, of } = list;
  // The sums know no vendors and no single bets.
  if (filter.vassalage !== undefined || filter.betId !== undefined) return countedDays(db, list);
  const { range, gameCategory: category, status } = filter;
  const sums = betSums(db, of, { days: range.days, currency, category, status });
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
function countedDays(db: Database, list: BetList): Promise<BetDay[]> {
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
    .where(conditionOf(list, list.filter.range))
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

/** A bet with the account that placed it. */
export interface PlacedBet {
  bet: Bet;
  account: string;
}

interface Window {
  offset: number;
  limit: number;
}

/**
 * The days that a page of the list by time lies in, and its offset in them: whole days before it need not be read.
 * Undefined for a page behind the end.
 */
export function daysOfPage(
  days: readonly BetDay[],
  order: BetOrder["order"],
  { offset, limit }: Window,
): { days: DayRange; offset: number } | undefined {
  const ordered = order === "asc" ? days : days.toReversed();
  let before = 0;
  const first = ordered.findIndex(({ count }) => {
    if (before + count > offset) return true;
    before += count;
    return false;
  });
  if (first < 0) return undefined;
  const start = offset - before;
  let left = start + limit;
  const length = ordered.slice(first).findIndex(({ count }) => {
    left -= count;
    return left <= 0;
  });
  const taken = ordered.slice(first, length < 0 ? undefined : first + length + 1).map(({ day }) => day);
  const [one = "", other = one] = [taken.at(0), taken.at(-1)];
  return { days: order === "asc" ? { first: one, last: other } : { first: other, last: one }, offset: start };
}

const compared = {
  placedAt: bets.placedAt,
  account: members.username,
  betAmount: bets.betAmount,
  validBet: bets.validBet,
  winAmount: bets.winAmount,
  profit,
};

/**
 * Bets that meet a condition with the account that placed them; of equal bets the latest comes first. Finds the bets
 * first, in indexes alone, and reads the rows of these.
 */
function betsBy(db: Database, condition: SQL | undefined, { sort, order }: BetOrder, { offset, limit }: Window) {
  const ordered = [(order === "asc" ? asc : desc)(compared[sort]), desc(bets.placedAt), desc(bets.betId)];
  const found = db
    .select({ betId: bets.betId })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(condition)
    .orderBy(...ordered)
    .limit(limit)
    .offset(offset)
    .as("found");
  return db
    .select({ bet: bets, account: members.username })
    .from(found)
    .innerJoin(bets, eq(bets.betId, found.betId))
    .innerJoin(members, eq(members.id, bets.memberId))
    .orderBy(...ordered);
}

/** A page of the bets. `days` are their sums by day. */
export async function betPage(
  db: Database,
  list: BetList,
  order: BetOrder,
  window: Window,
  days: readonly BetDay[],
): Promise<PlacedBet[]> {
  const part =
    order.sort === "placedAt" && list.filter.betId === undefined
      ? daysOfPage(days, order.order, window)
      : { days: list.filter.range.days, offset: window.offset };
  if (!part) return [];
  return betsBy(db, conditionOf(list, rangeOfDays(part.days)), order, { offset: part.offset, limit: window.limit });
}

/** At most so many of the bets, in parts. Each part begins after the last bet of the one before. */
export const betParts = (db: Database, list: BetList, order: BetOrder, most: number) =>
  partsOf<PlacedBet>(most, ({ last, limit }) =>
    betsBy(db, and(conditionOf(list, list.filter.range), last && comesAfter(last, order)), order, { offset: 0, limit }),
  );

/** The condition for the bets that an order has after one. */
function comesAfter({ bet, account }: PlacedBet, { sort, order }: BetOrder): SQL {
  const key = compared[sort];
  const value = { ...bet, placedAt: bet.placedAt.toISOString(), account, profit: profitOf(bet) }[sort];
  const isEarlier = sql`(${bets.placedAt}, ${bets.betId}) < (${bet.placedAt.toISOString()}::timestamptz, ${bet.betId})`;
  return order === "asc"
    ? sql`${key} >= ${value} and (${key} > ${value} or ${isEarlier})`
    : sql`${key} <= ${value} and (${key} < ${value} or ${isEarlier})`;
}
