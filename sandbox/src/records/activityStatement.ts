import type { Database } from "../db/openDatabase.ts";
import { bonusKinds } from "../ledger/posting.ts";
import { groupsOf } from "../reports/dayGroups.ts";
import { type DayRange, dayCount } from "../reports/reportRange.ts";
import { balanceOf } from "../rollups/balances.ts";
import type { SumFilter } from "../rollups/betSums.ts";
import { type MovedOnDay, movedByDay, sumOfKinds } from "../rollups/moneySums.ts";

/**
 * What moved, in minor units. An amount is negative when more money went the other way, such as refunds of earlier stakes.
 */
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

/** A statement of at most this many days has a row for each day, a longer one for each month. */
const MOST_ROWS_BY_DAY = 31;

/** A member's statement of a range of days, from the sums by day: opening and all movements add up to closing. */
export async function activityStatement(
  db: Database,
  memberId: number,
  filter: SumFilter,
  now: Date,
): Promise<ActivityStatement> {
  const of = { memberId };
  const [{ opening }, rows] = await Promise.all([balanceOf(db, of, filter), movedByDay(db, of, filter)]);
  const moved = rows.filter(({ amount }) => amount !== 0n);
  const by = dayCount(filter.days) > MOST_ROWS_BY_DAY ? "MONTH" : "DAY";
  const periods: StatementPeriod[] = [];
  for (const days of groupsOf(filter.days, by, now).toReversed()) {
    const own = moved.filter(({ day }) => day >= days.first && day <= days.last);
    if (own.length > 0) periods.push(periodOf(days, periods.at(-1)?.closing ?? opening, own));
  }
  return { total: periodOf(filter.days, opening, moved), periods };
}

function periodOf(days: DayRange, opening: bigint, rows: readonly MovedOnDay[]): StatementPeriod {
  const of = sumOfKinds(rows);
  const movement = rows.reduce((sum, { amount }) => sum + amount, 0n);
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
