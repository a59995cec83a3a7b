import type { Downline } from "../agent/downline.ts";
import { teamBetsOf } from "../agent/teamBets.ts";
import type { Database } from "../db/openDatabase.ts";
import { type BetDay, betDays, totalsOf } from "../records/betList.ts";
import { resultKinds } from "../records/dayResults.ts";
import { groupsOf } from "../reports/dayGroups.ts";
import { type DayRange, dayCount, type ReportRange, rangeOfDays } from "../reports/reportRange.ts";
import { movedByDay, sumOfKinds } from "../rollups/moneySums.ts";
import { type Income, incomeByDay, noIncome, sumIncome } from "./income.ts";
import { activeMembersByDay, countPeople } from "./people.ts";

/**
 * What a downline did, and what its agent was paid: in a range of days, in as many days before, and on each day of the
 * range until today, in order. Both periods are read together. Amounts are minor units.
 */
export async function overviewOf(db: Database, downline: Downline, range: ReportRange, now: Date) {
  const { agentId, currency } = downline;
  const periods = { range, before: rangeBefore(range) };
  const both = rangeOfDays({ first: periods.before.days.first, last: range.days.last });
  const [people, activeOn, played, movements, income] = await Promise.all([
    countPeople(db, downline, periods),
    activeMembersByDay(db, agentId, { days: range.days, currency }),
    betDays(db, await teamBetsOf(db, downline, undefined, { range: both })),
    movedByDay(db, { agentId }, { days: both.days, currency, kinds: resultKinds }),
    incomeByDay(db, downline, both),
  ]);
  const sumsIn = ({ first, last }: DayRange) => {
    const isIn = (day: string) => day >= first && day <= last;
    return sumsOf(
      played.filter(({ day }) => isIn(day)),
      movements.filter(({ day }) => isIn(day)),
      [...income].flatMap(([day, paid]) => (isIn(day) ? [paid] : [])),
    );
  };
  const playedOn = Map.groupBy(played, ({ day }) => day);
  const movedOn = Map.groupBy(movements, ({ day }) => day);
  return {
    members: people.members,
    figures: { newMembers: people.newInRange, activeMembers: people.activeInRange, ...sumsIn(range.days) },
    previous: { newMembers: people.newBefore, activeMembers: people.activeBefore, ...sumsIn(periods.before.days) },
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
const sumsOf = (
  played: readonly BetDay[],
  movements: Awaited<ReturnType<typeof movedByDay>>,
  income: readonly Income[],
) => ({
  totals: totalsOf(played),
  paid: sumIncome(income),
  /** What was moved for some purposes; negative when members paid. */
  moved: sumOfKinds(movements),
});

export type Figures = Awaited<ReturnType<typeof overviewOf>>["figures"];

/** As many days as a range has, right before it. */
function rangeBefore({ days }: ReportRange): ReportRange {
  const start = Temporal.PlainDate.from(days.first);
  return rangeOfDays({
    first: start.subtract({ days: dayCount(days) }).toString(),
    last: start.subtract({ days: 1 }).toString(),
  });
}
