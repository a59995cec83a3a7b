import { sql } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { allDays } from "../reports/reportRange.ts";
import { betSums, type SumFilter } from "../rollups/betSums.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { moneySums, movedByKind } from "../rollups/moneySums.ts";

/** Sums of a member's bets, in minor units. */
interface BetResult {
  bet: bigint;
  validBet: bigint;
  win: bigint;
  /** Payouts less stakes of the settled bets. */
  result: bigint;
}

/** What else moved. */
interface MoneyResult {
  deposit: bigint;
  withdraw: bigint;
  bonus: bigint;
  rebate: bigint;
}

/** The bets of a category. */
export interface CategoryResult extends BetResult {
  gameCategory: string;
}

/** What a day brought. */
export interface DayResult extends BetResult, MoneyResult {
  /** The merchant's day. */
  day: string;
}

/** A member's gains and losses. */
export interface PersonalProfit {
  byCategory: CategoryResult[];
  /** In order; days on which nothing moved are left out. */
  byDay: DayResult[];
  /** Deposits less withdrawals of all time. */
  netDepositsLifetime: bigint;
}

interface ProfitFilter extends SumFilter {
  /** Only bets of this category. */
  category?: string | undefined;
}

const noBets: BetResult = { bet: 0n, validBet: 0n, win: 0n, result: 0n };
const noMoney: MoneyResult = { deposit: 0n, withdraw: 0n, bonus: 0n, rebate: 0n };

/** A member's gains and losses in a range of days, from the sums by day. */
export async function personalProfit(db: Database, memberId: number, filter: ProfitFilter): Promise<PersonalProfit> {
  const [bets, money, byCategory, ever] = await Promise.all([
    betsByDay(db, memberId, filter),
    moneyByDay(db, memberId, filter),
    betsByCategory(db, memberId, filter),
    movedByKind(db, { memberId }, { days: allDays, currency: filter.currency }),
  ]);
  const days = [...new Set([...bets.keys(), ...money.keys()])].sort();
  return {
    byCategory,
    byDay: days.map((day) => ({ day, ...(bets.get(day) ?? noBets), ...(money.get(day) ?? noMoney) })),
    netDepositsLifetime: ever("DEPOSIT") + ever("WITHDRAW"),
  };
}

/** The sums of all days. */
export const totalOf = (days: readonly DayResult[]): BetResult & MoneyResult =>
  days.reduce(
    (sum, day) => ({
      bet: sum.bet + day.bet,
      validBet: sum.validBet + day.validBet,
      win: sum.win + day.win,
      result: sum.result + day.result,
      deposit: sum.deposit + day.deposit,
      withdraw: sum.withdraw + day.withdraw,
      bonus: sum.bonus + day.bonus,
      rebate: sum.rebate + day.rebate,
    }),
    { ...noBets, ...noMoney },
  );

const resultOf = ({ status, winAmount, betAmount }: ReturnType<typeof betSums>) => ({
  bet: bigSum(betAmount),
  win: bigSum(winAmount),
  result: bigSum(sql`case when ${status} = 'UNSETTLED' then 0 else ${winAmount} - ${betAmount} end`),
});

async function betsByDay(db: Database, memberId: number, filter: ProfitFilter) {
  const sums = betSums(db, { memberId }, filter);
  const rows = await db
    .select({ day: sums.day, validBet: bigSum(sums.validBet), ...resultOf(sums) })
    .from(sums)
    .groupBy(sums.day);
  return new Map(rows.map(({ day, ...result }) => [day, result]));
}

function betsByCategory(db: Database, memberId: number, filter: ProfitFilter): Promise<CategoryResult[]> {
  const sums = betSums(db, { memberId }, filter);
  return db
    .select({ gameCategory: sums.category, validBet: bigSum(sums.validBet), ...resultOf(sums) })
    .from(sums)
    .groupBy(sums.category)
    .orderBy(sums.category);
}

async function moneyByDay(db: Database, memberId: number, filter: ProfitFilter) {
  const sums = moneySums(db, { memberId }, filter);
  const of = (kind: string) => bigSum(sql`case when ${sums.kind} = ${kind} then ${sums.amount} else 0 end`);
  const rows = await db
    .select({
      day: sums.day,
      deposit: of("DEPOSIT"),
      taken: of("WITHDRAW"),
      bonus: of("BONUS"),
      rebate: of("REBATE"),
    })
    .from(sums)
    .groupBy(sums.day);
  // Days on which only stakes and winnings moved are days of bets.
  const moved = rows.filter(({ deposit, taken, bonus, rebate }) => [deposit, taken, bonus, rebate].some(Boolean));
  return new Map(moved.map(({ day, taken, ...money }) => [day, { ...money, withdraw: -taken }]));
}
