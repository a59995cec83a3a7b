import { asc, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { bonusKinds, type TransactionKind } from "../ledger/posting.ts";
import { betSums, type SumFilter, type SumsOf } from "../rollups/betSums.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { moneySums } from "../rollups/moneySums.ts";
import { teamSums } from "../rollups/teamSums.ts";

/** Sums of bets, in minor units. */
export interface BetResult {
  bet: bigint;
  validBet: bigint;
  win: bigint;
  /** Payouts less stakes of the settled bets. */
  result: bigint;
}

/** Other movements of money. */
export interface MoneyResult {
  deposit: bigint;
  withdraw: bigint;
  bonus: bigint;
  rebate: bigint;
}

/** The results of one day. */
export interface DayResult extends BetResult, MoneyResult {
  /** The merchant's day. */
  day: string;
}

const noBets: BetResult = { bet: 0n, validBet: 0n, win: 0n, result: 0n };
const noMoney: MoneyResult = { deposit: 0n, withdraw: 0n, bonus: 0n, rebate: 0n };

/** The days, and which bets count. */
export interface ResultFilter extends SumFilter {
  /** Only bets of this category. */
  category?: string | undefined;
}

/** The results of each day, in order. Days without bets and movements are left out. */
export async function dayResults(db: Database, of: SumsOf, filter: ResultFilter): Promise<DayResult[]> {
  const [bets, money] = await Promise.all([betsByDay(db, of, filter), moneyByDay(db, of, filter)]);
  const days = [...new Set([...bets.keys(), ...money.keys()])].sort();
  return days.map((day) => ({ day, ...(bets.get(day) ?? noBets), ...(money.get(day) ?? noMoney) }));
}

/**
 * What each day brought of accounts with everyone below them. None of the accounts may be below another one: its results
 * would count twice.
 */
export async function teamDayResults(
  db: Database,
  accounts: readonly number[],
  filter: SumFilter,
): Promise<DayResult[]> {
  const sums = teamSums(db, accounts, filter);
  const rows = await db
    .select({
      day: sums.day,
      bet: bigSum(sums.bet),
      validBet: bigSum(sums.validBet),
      win: bigSum(sums.win),
      result: bigSum(sums.result),
      deposit: bigSum(sums.deposit),
      withdraw: bigSum(sums.withdraw),
      bonus: bigSum(sums.bonus),
      rebate: bigSum(sums.rebate),
    })
    .from(sums)
    .groupBy(sums.day)
    .orderBy(asc(sums.day));
  return rows.filter(({ day: _, ...results }) => Object.values(results).some(Boolean));
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

/** Sums up stakes, valid bets and wins of a day. */
export const betResult = ({ status, betAmount, validBet, winAmount }: ReturnType<typeof betSums>) => ({
  bet: bigSum(betAmount),
  validBet: bigSum(validBet),
  win: bigSum(winAmount),
  result: bigSum(sql`case when ${status} = 'UNSETTLED' then 0 else ${winAmount} - ${betAmount} end`),
});

/** The kinds of postings that reports of results add up. Stakes and payouts are not here: bets have their own sums. */
export const resultKinds: readonly TransactionKind[] = ["DEPOSIT", "WITHDRAW", ...bonusKinds, "REBATE"];

/** The sums of `moneySums` that reports of results show. Withdrawals are negative. */
function moneyResult({ kind, amount }: ReturnType<typeof moneySums>) {
  const of = (...names: TransactionKind[]) => bigSum(sql`case when ${inArray(kind, names)} then ${amount} else 0 end`);
  return { deposit: of("DEPOSIT"), taken: of("WITHDRAW"), bonus: of(...bonusKinds), rebate: of("REBATE") };
}

async function betsByDay(db: Database, of: SumsOf, filter: ResultFilter) {
  const sums = betSums(db, of, filter);
  const rows = await db
    .select({ day: sums.day, ...betResult(sums) })
    .from(sums)
    .groupBy(sums.day);
  return new Map(rows.map(({ day, ...result }) => [day, result]));
}

async function moneyByDay(db: Database, of: SumsOf, filter: SumFilter) {
  const sums = moneySums(db, of, { ...filter, kinds: resultKinds });
  const rows = await db
    .select({ day: sums.day, ...moneyResult(sums) })
    .from(sums)
    .groupBy(sums.day);
  // A bonus that was taken back on its day leaves nothing.
  const moved = rows.filter(({ deposit, taken, bonus, rebate }) => [deposit, taken, bonus, rebate].some(Boolean));
  return new Map(moved.map(({ day, taken, ...money }) => [day, { ...money, withdraw: -taken }]));
}
