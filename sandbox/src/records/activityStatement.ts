import type { Database } from "../db/openDatabase.ts";
import { bonusKinds, type TransactionKind } from "../ledger/posting.ts";
import type { DayRange } from "../reports/reportRange.ts";
import { balanceOf } from "../rollups/balances.ts";
import type { SumFilter } from "../rollups/betSums.ts";
import { movedByDay } from "../rollups/moneySums.ts";

/** What moved, in minor units. None is negative but `others`. */
interface Moved {
  deposits: bigint;
  withdrawals: bigint;
  /** Stakes and contributions to jackpots, less stakes that came back. */
  bets: bigint;
  wins: bigint;
  bonuses: bigint;
  rebates: bigint;
  /** Everything else, such as transfers to other members, salaries, converted points and corrections. */
  others: bigint;
}

/** The opening balance of some days, what moved in them, and the closing balance. */
export interface StatementPeriod extends Moved {
  days: DayRange;
  opening: bigint;
  closing: bigint;
}

/** A statement of all of its days, and of each month or day in which something moved. */
export interface ActivityStatement {
  total: StatementPeriod;
  periods: StatementPeriod[];
}

type ByKind = ReadonlyMap<string, bigint>;

/** Up to so many days, a statement has a row for each day; for more, one for each month. */
const MOST_ROWS_BY_DAY = 31;

/** A member's statement of a range of days, from the sums by day: opening and all movements add up to closing. */
export async function activityStatement(db: Database, memberId: number, filter: SumFilter): Promise<ActivityStatement> {
  const of = { memberId };
  const [{ opening }, rows] = await Promise.all([balanceOf(db, of, filter), movedByDay(db, of, filter)]);
  const nameOf = lengthOf(filter.days) > MOST_ROWS_BY_DAY ? (day: string) => day.slice(0, 7) : (day: string) => day;
  const moved = rows.filter(({ amount }) => amount !== 0n).toSorted((a, b) => a.day.localeCompare(b.day));
  const periods: StatementPeriod[] = [];
  for (const [name, part] of Map.groupBy(moved, ({ day }) => nameOf(day))) {
    const before = periods.at(-1)?.closing ?? opening;
    periods.push(periodOf(daysOf(name, filter.days), before, sumsOf(part)));
  }
  return { total: periodOf(filter.days, opening, sumsOf(moved)), periods };
}

const sumsOf = (rows: readonly { kind: string; amount: bigint }[]): ByKind =>
  rows.reduce((sums, { kind, amount }) => sums.set(kind, (sums.get(kind) ?? 0n) + amount), new Map<string, bigint>());

function periodOf(days: DayRange, opening: bigint, byKind: ByKind): StatementPeriod {
  const of = (...kinds: TransactionKind[]) => kinds.reduce((sum, kind) => sum + (byKind.get(kind) ?? 0n), 0n);
  const movement = [...byKind.values()].reduce((sum, amount) => sum + amount, 0n);
  const named = {
    deposits: of("DEPOSIT"),
    withdrawals: -of("WITHDRAW"),
    bets: -of("BET", "REFUND", "JACKPOT"),
    wins: of("WIN"),
    bonuses: of(...bonusKinds),
    rebates: of("REBATE"),
  };
  const { deposits, withdrawals, bets, wins, bonuses, rebates } = named;
  const others = movement - (deposits - withdrawals - bets + wins + bonuses + rebates);
  return { days, opening, ...named, others, closing: opening + movement };
}

/** The days of a month or day that lie in a range. */
function daysOf(name: string, { first, last }: DayRange): DayRange {
  if (name.length > 7) return { first: name, last: name };
  const month = Temporal.PlainYearMonth.from(name);
  const begin = month.toPlainDate({ day: 1 }).toString();
  const end = month.toPlainDate({ day: month.daysInMonth }).toString();
  return { first: begin > first ? begin : first, last: end < last ? end : last };
}

const lengthOf = ({ first, last }: DayRange): number =>
  Temporal.PlainDate.from(first).until(last, { largestUnit: "days" }).days + 1;
