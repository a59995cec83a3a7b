import type { Database } from "../db/openDatabase.ts";
import { type ReportRange, rangeOfDays, reportRange } from "../reports/reportRange.ts";
import { betSums } from "../rollups/betSums.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { playedIn } from "../rollups/depositedIn.ts";
import { MISSION_CURRENCY, type MissionGoal, type MissionPeriod } from "./missions.data.ts";

/** Bets of one category and state in a period. */
export interface BetTally {
  category: string;
  status: string;
  bets: number;
  validBet: bigint;
}

/** The activity of a member in a period. */
export interface Activity {
  tallies: readonly BetTally[];
  deposited: bigint;
}

/** The first day of missions that are done once: no bet is older. */
const FIRST_DAY = "2000-01-01";
/** The occurrence of a mission that is done once. */
const ONCE = "ONCE";

/** The days of a period and its name among the claims; no two periods have a name in common. */
export interface Occurrence {
  name: string;
  range: ReportRange;
  /** When the mission begins anew; null for one that is done once. */
  resetsAt: Date | null;
}

/** The occurrence of a period at a moment: the merchant's day, the week from Monday, or all days. */
export function occurrenceAt(period: MissionPeriod, now: Date): Occurrence {
  const today = rangeOf("TODAY", now);
  if (period === "DAILY") return { name: today.days.first, range: today, resetsAt: today.until };
  if (period === "WEEKLY") {
    const week = rangeOf("THIS_WEEK", now);
    const monday = Temporal.PlainDate.from(week.days.first);
    const whole = rangeOfDays({ first: monday.toString(), last: monday.add({ days: 6 }).toString() });
    return { name: `week ${whole.days.first}`, range: whole, resetsAt: whole.until };
  }
  return { name: ONCE, range: rangeOfDays({ first: FIRST_DAY, last: today.days.last }), resetsAt: null };
}

function rangeOf(preset: "TODAY" | "THIS_WEEK", now: Date): ReportRange {
  const range = reportRange({ preset }, now);
  if (!range) throw new Error(`no range for ${preset}`);
  return range;
}

/** The activity of a member in the days of a range. */
export async function activityOf(db: Database, memberId: number, range: ReportRange): Promise<Activity> {
  const sums = betSums(db, { memberId }, { days: range.days, currency: MISSION_CURRENCY });
  const tallies = await db
    .select({
      category: sums.category,
      status: sums.status,
      bets: bigSum(sums.bets).mapWith(Number),
      validBet: bigSum(sums.validBet),
    })
    .from(sums)
    .groupBy(sums.category, sums.status);
  return { tallies, deposited: await playedIn(db, { memberId, currency: MISSION_CURRENCY }, range) };
}

/** How much of a goal an activity reaches; never more than the goal. */
export function progressOf({ measure, category, count }: MissionGoal, { tallies, deposited }: Activity): bigint {
  const counted = tallies.filter((tally) => category === undefined || tally.category === category);
  const done = () => {
    if (measure === "DEPOSITED") return deposited;
    if (measure === "STAKED") return counted.reduce((sum, { validBet }) => sum + validBet, 0n);
    const states = measure === "WINS" ? ["WON"] : ["WON", "LOST"];
    return BigInt(counted.reduce((sum, { status, bets }) => (states.includes(status) ? sum + bets : sum), 0));
  };
  const reached = done();
  const most = BigInt(count);
  return reached < most ? reached : most;
}
