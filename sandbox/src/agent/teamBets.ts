import { and, desc, eq, gte, inArray, lt, type SQL, sql, sum } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { type BetStatus, bets } from "../games/bets.tables.ts";
import { members } from "../member/member.tables.ts";
import type { ReportRange } from "../reports/reportRange.ts";
import { type Downline, isBelow, memberIdIn } from "./downline.ts";

/** A filter for the bets of a downline. */
export interface TeamBetFilter {
  range: ReportRange;
  /** One account, by its exact name. */
  account?: string | undefined;
  gameCategory?: string | undefined;
  status?: BetStatus | undefined;
  betId?: string | undefined;
}

/** Sums in minor units of the downline's currency. */
export interface TeamBetTotals {
  count: number;
  betAmount: bigint;
  validBet: bigint;
  winAmount: bigint;
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

const summed = (column: typeof bets.betAmount | typeof bets.validBet | typeof bets.winAmount) =>
  sql`coalesce(${sum(column)}, 0)`.mapWith((value) => BigInt(value));

/** Number and sums of the bets that meet a condition. */
export async function teamBetTotals(db: Database, condition: SQL | undefined): Promise<TeamBetTotals> {
  const [totals] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      betAmount: summed(bets.betAmount),
      validBet: summed(bets.validBet),
      winAmount: summed(bets.winAmount),
    })
    .from(bets)
    .where(condition);
  return totals ?? { count: 0, betAmount: 0n, validBet: 0n, winAmount: 0n };
}

/** Bets that meet a condition with the account that placed them, the latest first. */
export const teamBetRows = (db: Database, condition: SQL | undefined, window: { offset: number; limit: number }) =>
  db
    .select({ bet: bets, account: members.username })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(condition)
    .orderBy(desc(bets.placedAt), desc(bets.betId))
    .limit(window.limit)
    .offset(window.offset);
