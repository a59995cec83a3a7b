import type { Downline } from "../agent/downline.ts";
import { teamBetsOf } from "../agent/teamBets.ts";
import type { Database } from "../db/openDatabase.ts";
import type { TransactionKind } from "../ledger/posting.ts";
import { betDays, totalsOf } from "../records/betList.ts";
import { type ReportRange, rangeOfDays } from "../reports/reportRange.ts";
import { movedByDay } from "../rollups/moneySums.ts";
import { incomeByDay, noIncome, sumIncome } from "./income.ts";
import { activeMembersByDay, countActive, countPeople } from "./people.ts";
import { groupsOf } from "./revenueGroups.ts";

/** What a downline did in a range of days, and what its agent was paid. Amounts are minor units. */
export async function figuresOf(db: Database, downline: Downline, range: ReportRange) {
  const { agentId, currency } = downline;
  const [people, activeMembers, played, movements, income] = await Promise.all([
    countPeople(db, downline, range),
    countActive(db, downline, range),
    betDays(db, await teamBetsOf(db, downline, undefined, { range })),
    movedByDay(db, { agentId }, { days: range.days, currency }),
    incomeByDay(db, downline, range),
  ]);
  /** What was moved for a purpose, in all or on one day; negative when members paid. */
  const moved = (purpose: TransactionKind, on?: string) =>
    movements
      .filter(({ day, kind }) => kind === purpose && (on === undefined || day === on))
      .reduce((sum, { amount }) => sum + amount, 0n);
  return {
    ...people,
    activeMembers,
    played,
    moved,
    income,
    totals: totalsOf(played),
    paid: sumIncome(income.values()),
  };
}

export type Figures = Awaited<ReturnType<typeof figuresOf>>;

/** The figures of each of the merchant's days until today, in order. */
export async function figuresByDay(
  db: Database,
  { agentId, currency }: Downline,
  { days }: ReportRange,
  { played, moved, income }: Figures,
  now: Date,
) {
  const active = await activeMembersByDay(db, agentId, { days, currency });
  return groupsOf(days, "DAY", now)
    .toReversed()
    .map(({ first: day }) => ({
      day,
      activeMembers: active.get(day) ?? 0,
      totals: totalsOf(played.filter((one) => one.day === day)),
      deposit: moved("DEPOSIT", day),
      withdraw: -moved("WITHDRAW", day),
      paid: income.get(day) ?? noIncome,
    }));
}

/** As many days as a range has, right before it. */
export function rangeBefore({ days: { first, last } }: ReportRange): ReportRange {
  const [start, end] = [Temporal.PlainDate.from(first), Temporal.PlainDate.from(last)];
  const length = start.until(end, { largestUnit: "days" }).days + 1;
  return rangeOfDays({
    first: start.subtract({ days: length }).toString(),
    last: start.subtract({ days: 1 }).toString(),
  });
}
