import { and, asc, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { type Bet, type BetStatus, bets } from "../games/bets.tables.ts";
import { members } from "../member/member.tables.ts";
import { partsOf } from "../reports/csv.ts";
import { type DayRange, type ReportRange, rangeOfDays } from "../reports/reportRange.ts";
import { betSums, type SumsOf } from "../rollups/betSums.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { type Downline, isBelow, memberIdIn } from "./downline.ts";

/** A filter for the bets of a downline. */
export interface TeamBetFilter {
  range: ReportRange;
  /** One account, by its whole name. */
  account?: string | undefined;
  gameCategory?: string | undefined;
  status?: BetStatus | undefined;
  betId?: string | undefined;
}

/** What an order of bets compares, as the wire spells it. */
export const betSorts = ["placedAt", "account", "betAmount", "validBet", "winAmount", "profit"] as const;

/** An order of bets. */
export interface TeamBetOrder {
  sort: (typeof betSorts)[number];
  order: "asc" | "desc";
}

/** Sums in minor units of the downline's currency. */
export interface TeamBetTotals {
  count: number;
  betAmount: bigint;
  validBet: bigint;
  winAmount: bigint;
  /** The players' result: payouts less stakes of the settled bets. */
  profit: bigint;
}

/** The sums of a day's bets. */
export interface TeamBetDay extends TeamBetTotals {
  /** The merchant's day on which they were placed. */
  day: string;
}

/**
 * Bets below an agent that meet a filter. Play money and bets in a currency other than the agent's are left out, as they
 * cannot be added to the totals.
 */
export interface TeamBets {
  downline: Downline;
  filter: TeamBetFilter;
  /** Everyone below the agent, or the filter's account. */
  of: SumsOf;
}

/** The bets of a filter. Throws DOWNLINE_NOT_FOUND when its account is not below the agent. */
export async function teamBetsOf(db: Database, downline: Downline, filter: TeamBetFilter): Promise<TeamBets> {
  const { account } = filter;
  const of =
    account === undefined ? { agentId: downline.agentId } : { memberId: await memberIdIn(db, downline, account) };
  return { downline, filter, of };
}

/** The condition on bets and their members for the bets that were placed in a part of the filter's range. */
function conditionOf({ downline, filter, of }: TeamBets, { from, until }: ReportRange): SQL | undefined {
  const { gameCategory, status, betId } = filter;
  return and(
    "memberId" in of ? eq(bets.memberId, of.memberId) : isBelow(downline),
    gte(bets.placedAt, from),
    lt(bets.placedAt, until),
    eq(bets.currency, downline.currency),
    eq(bets.playMoney, false),
    gameCategory === undefined ? undefined : eq(bets.gameCategory, gameCategory),
    status === undefined ? undefined : eq(bets.status, status),
    betId === undefined ? undefined : eq(bets.betId, betId),
  );
}

/** The player's result: payout less stake; 0 while the bet is not settled. */
export const profitOf = ({ status, winAmount, betAmount }: Pick<Bet, "status" | "winAmount" | "betAmount">): bigint =>
  status === "UNSETTLED" ? 0n : winAmount - betAmount;

const profit = sql`case when ${bets.status} = 'UNSETTLED' then 0 else ${bets.winAmount} - ${bets.betAmount} end`;

/** Number and sums of the bets by day; days without bets are left out. */
export async function teamBetDays(db: Database, team: TeamBets): Promise<TeamBetDay[]> {
  const { filter, downline, of } = team;
  if (filter.betId !== undefined) return dayOfBet(db, team);
  const { range, gameCategory: category, status } = filter;
  const sums = betSums(db, of, { days: range.days, currency: downline.currency, category, status });
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

async function dayOfBet(db: Database, team: TeamBets): Promise<TeamBetDay[]> {
  const rows = await db
    .select({ bet: bets, day: sql<string>`merchant_day(${bets.placedAt})::text` })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(conditionOf(team, team.filter.range));
  return rows.map(({ bet, day }) => ({ ...bet, day, count: 1, profit: profitOf(bet) }));
}

/** The sums of all days. */
export const totalsOf = (days: readonly TeamBetDay[]): TeamBetTotals =>
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
export interface TeamBet {
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
  days: readonly TeamBetDay[],
  order: TeamBetOrder["order"],
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
function betsBy(db: Database, condition: SQL | undefined, { sort, order }: TeamBetOrder, { offset, limit }: Window) {
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
export async function teamBetPage(
  db: Database,
  team: TeamBets,
  order: TeamBetOrder,
  window: Window,
  days: readonly TeamBetDay[],
): Promise<TeamBet[]> {
  const part =
    order.sort === "placedAt" && team.filter.betId === undefined
      ? daysOfPage(days, order.order, window)
      : { days: team.filter.range.days, offset: window.offset };
  if (!part) return [];
  return betsBy(db, conditionOf(team, rangeOfDays(part.days)), order, { offset: part.offset, limit: window.limit });
}

/** At most so many of the bets, in parts. Each part begins after the last bet of the one before. */
export const teamBetParts = (db: Database, team: TeamBets, order: TeamBetOrder, most: number) =>
  partsOf<TeamBet>(most, ({ last, limit }) =>
    betsBy(db, and(conditionOf(team, team.filter.range), last && comesAfter(last, order)), order, { offset: 0, limit }),
  );

/** The condition for the bets that an order has after one. */
function comesAfter({ bet, account }: TeamBet, { sort, order }: TeamBetOrder): SQL {
  const key = compared[sort];
  const value = { ...bet, placedAt: bet.placedAt.toISOString(), account, profit: profitOf(bet) }[sort];
  const isEarlier = sql`(${bets.placedAt}, ${bets.betId}) < (${bet.placedAt.toISOString()}::timestamptz, ${bet.betId})`;
  return order === "asc"
    ? sql`${key} >= ${value} and (${key} > ${value} or ${isEarlier})`
    : sql`${key} <= ${value} and (${key} < ${value} or ${isEarlier})`;
}
