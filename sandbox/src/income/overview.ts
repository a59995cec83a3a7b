import { type Downline, isBelow } from "../agent/downline.ts";
import { teamBetsOf } from "../agent/teamBets.ts";
import type { Database } from "../db/openDatabase.ts";
import { type BetDay, betDays, totalsOf } from "../records/betList.ts";
import { resultKinds } from "../records/dayResults.ts";
import { groupsOf } from "../reports/dayGroups.ts";
import { dayCount, merchantDayOf, type ReportRange, rangeOfDays } from "../reports/reportRange.ts";
import { type MovedOnDay, sumOfKinds } from "../rollups/moneySums.ts";
import { type Income, incomeByDay, noIncome, sumIncome } from "./income.ts";
import { movedIn } from "./movedIn.ts";
import { activeMembersByDay, countPeople } from "./people.ts";

/**
 * What a downline did, and what its agent was paid: in a range of days, in as many days before (of a range that still runs, in
 * the same part of them), and on each day of the range until today, in order. Amounts are minor units.
 */
export async function overviewOf(db: Database, downline: Downline, range: ReportRange, now: Date) {
  const { agentId, currency } = downline;
  const before = rangeBefore(range, now);
  const readDays = (days: ReportRange) =>
    Promise.all([
      teamBetsOf(db, downline, undefined, { range: days }).then((list) => betDays(db, list)),
      movedIn(db, { of: { agentId }, owned: isBelow(downline), currency, kinds: resultKinds }, days),
      incomeByDay(db, downline, days),
    ]);
  const [people, activeOn, [played, movements, income], earlier] = await Promise.all([
    countPeople(db, downline, { range, before }),
    activeMembersByDay(db, agentId, { days: range.days, currency }),
    readDays(range),
    readDays(before),
  ]);
  const sumsIn = ([bets, moved, paid]: typeof earlier) => sumsOf(bets, moved, [...paid.values()]);
  const playedOn = Map.groupBy(played, ({ day }) => day);
  const movedOn = Map.groupBy(movements, ({ day }) => day);
  return {
    members: people.members,
    figures: {
      newMembers: people.newInRange,
      activeMembers: people.activeInRange,
      ...sumsIn([played, movements, income]),
    },
    previous: {
      newMembers: people.newBefore,
      activeMembers: people.activeBefore,
      ...sumsIn(earlier),
      // Null where it ends with a day.
      until: before.until < rangeOfDays(before.days).until ? before.until : null,
    },
    series: groupsOf(range.days, "DAY", now)
      .toReversed()
      .map(({ first: day }) => ({
        day,
        activeMembers: activeOn.get(day) ?? 0,
        ...sumsOf(playedOn.get(day) ?? [], movedOn.get(day) ?? [], [income.get(day) ?? noIncome]),
      })),
  };
}

/** The sums of the rows of some days. */
const sumsOf = (played: readonly BetDay[], movements: readonly MovedOnDay[], income: readonly Income[]) => ({
  totals: totalsOf(played),
  paid: sumIncome(income),
  /** What was moved for some purposes; negative when members paid. */
  moved: sumOfKinds(movements),
});

export type Figures = Awaited<ReturnType<typeof overviewOf>>["figures"];

/** As many days as a range has, right before it; of a range that still runs, as much of them as has passed of it. */
function rangeBefore({ from, until, days }: ReportRange, now: Date): ReportRange {
  const start = Temporal.PlainDate.from(days.first);
  const earlier = rangeOfDays({
    first: start.subtract({ days: dayCount(days) }).toString(),
    last: start.subtract({ days: 1 }).toString(),
  });
  if (until <= now) return earlier;
  const passed = new Date(earlier.from.getTime() + Math.max(now.getTime() - from.getTime(), 0));
  return { ...earlier, until: passed, days: { first: earlier.days.first, last: merchantDayOf(passed).days.last } };
}
