import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql, sum } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { type Bet, type BetStatus, bets } from "../games/bets.tables.ts";
import { members } from "../member/member.tables.ts";
import type { ReportRange } from "../reports/reportRange.ts";
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

/**
 * The condition for the filter's bets of everyone below the agent. It leaves out play money and bets in a currency
 * other than the agent's, as they cannot be added to the totals.
 */
export async function teamBetCondition(
  db: Database,
  downline: Downline,
  filter: TeamBetFilter,
): Promise<SQL | undefined> {
  const { range, account, gameCategory, status, betId } = filter;
  const accounts =
    account === undefined
      ? inArray(bets.memberId, db.select({ id: members.id }).from(members).where(isBelow(downline)))
      : eq(bets.memberId, await memberIdIn(db, downline, account));
  return and(
    accounts,
    gte(bets.placedAt, range.from),
    lt(bets.placedAt, range.until),
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

const summed = (amount: typeof bets.betAmount | typeof bets.validBet | typeof bets.winAmount | SQL) =>
  sql`coalesce(${sum(amount)}, 0)`.mapWith((value) => BigInt(value));

/** Number and sums of the bets that meet a condition. */
export async function teamBetTotals(db: Database, condition: SQL | undefined): Promise<TeamBetTotals> {
  const [totals] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      betAmount: summed(bets.betAmount),
      validBet: summed(bets.validBet),
      winAmount: summed(bets.winAmount),
      profit: summed(profit),
    })
    .from(bets)
    .where(condition);
  return totals ?? { count: 0, betAmount: 0n, validBet: 0n, winAmount: 0n, profit: 0n };
}

const compared = {
  placedAt: bets.placedAt,
  account: members.username,
  betAmount: bets.betAmount,
  validBet: bets.validBet,
  winAmount: bets.winAmount,
  profit,
};

/** Bets that meet a condition with the account that placed them; of equal bets the latest comes first. */
export const teamBetRows = (
  db: Database,
  condition: SQL | undefined,
  { sort, order }: TeamBetOrder,
  window: { offset: number; limit: number },
) =>
  db
    .select({ bet: bets, account: members.username })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(condition)
    .orderBy((order === "asc" ? asc : desc)(compared[sort]), desc(bets.placedAt), desc(bets.betId))
    .limit(window.limit)
    .offset(window.offset);
