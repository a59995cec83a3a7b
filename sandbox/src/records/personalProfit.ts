import type { Database } from "../db/openDatabase.ts";
import { allDays } from "../reports/reportRange.ts";
import { betSums } from "../rollups/betSums.ts";
import { movedByKind } from "../rollups/moneySums.ts";
import { type BetResult, betResult, type DayResult, dayResults, type ResultFilter } from "./dayResults.ts";

/** The bets of a category. */
export interface CategoryResult extends BetResult {
  gameCategory: string;
}

/** A member's gains and losses. */
export interface PersonalProfit {
  byCategory: CategoryResult[];
  /** In order; days on which nothing moved are left out. */
  byDay: DayResult[];
  /** Deposits less withdrawals of all time. */
  netDepositsLifetime: bigint;
}

/** A member's gains and losses in a range of days, from the sums by day. */
export async function personalProfit(db: Database, memberId: number, filter: ResultFilter): Promise<PersonalProfit> {
  const [byDay, byCategory, ever] = await Promise.all([
    dayResults(db, { memberId }, filter),
    betsByCategory(db, memberId, filter),
    movedByKind(db, { memberId }, { days: allDays, currency: filter.currency }),
  ]);
  return { byCategory, byDay, netDepositsLifetime: ever("DEPOSIT") + ever("WITHDRAW") };
}

function betsByCategory(db: Database, memberId: number, filter: ResultFilter): Promise<CategoryResult[]> {
  const sums = betSums(db, { memberId }, filter);
  return db
    .select({ gameCategory: sums.category, ...betResult(sums) })
    .from(sums)
    .groupBy(sums.category)
    .orderBy(sums.category);
}
