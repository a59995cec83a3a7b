import { and, between, count, countDistinct, eq, gt, gte, lt, not, type SQLWrapper, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { type Downline, isBelow } from "../agent/downline.ts";
import { isOnlineAt } from "../agent/online.ts";
import type { Database } from "../db/openDatabase.ts";
import { members } from "../member/member.tables.ts";
import type { DayRange, ReportRange } from "../reports/reportRange.ts";
import { activeByDay, type SumFilter } from "../rollups/betSums.ts";
import { betChanges, memberBetDays } from "../rollups/rollups.tables.ts";
import { sessions } from "../session/session.tables.ts";

/** A range of days, and the days right before it. */
interface Periods {
  range: ReportRange;
  before: ReportRange;
}

/** Number of members of a downline, and of those who registered in each period. */
export async function countPeople(db: Database, downline: Downline, { range, before }: Periods) {
  const newIn = ({ from, until }: ReportRange) => {
    const isNew = and(gte(members.registeredAt, from), lt(members.registeredAt, until));
    return sql`count(*) filter (where ${isNew})`.mapWith(Number);
  };
  const [counted] = await db
    .select({ members: count(), newInRange: newIn(range), newBefore: newIn(before) })
    .from(members)
    .where(isBelow(downline));
  return counted ?? { members: 0, newInRange: 0, newBefore: 0 };
}

/** Number of members with a bet in each period. */
export async function countActive(db: Database, downline: Downline, { range: { days }, before }: Periods) {
  const { agentId, currency } = downline;
  const both = { first: before.days.first, last: days.last };
  // Members of one day are counted already; those of several days cannot be added up.
  if (days.first === days.last) {
    const active = await activeMembersByDay(db, agentId, { days: both, currency });
    return { inRange: active.get(both.last) ?? 0, before: active.get(both.first) ?? 0 };
  }
  const active = activeMembers(db, downline, days, both);
  const countIf = (condition: SQLWrapper) =>
    sql`count(distinct ${active.id}) filter (where ${condition})`.mapWith(Number);
  const [counted] = await db
    .select({ inRange: countIf(active.isInRange), before: countIf(active.isBefore) })
    .from(active);
  return counted ?? { inRange: 0, before: 0 };
}

/**
 * The members with a bet in one of two periods, as a table for `from`. `isInRange`: in `days`, the later one; `isBefore`:
 * in the earlier one. A member can have several rows, because the latest changes are not folded yet.
 */
function activeMembers(db: Database, downline: Downline, days: DayRange, both: DayRange) {
  const { currency } = downline;
  const firstDay = ({ first, last }: DayRange) =>
    db
      .select({ day: memberBetDays.day })
      .from(memberBetDays)
      .where(
        and(
          eq(memberBetDays.memberId, members.id),
          between(memberBetDays.day, first, last),
          eq(memberBetDays.currency, currency),
        ),
      )
      .orderBy(memberBetDays.day)
      .limit(1);
  const earliest = firstDay(both).as("earliest");
  const isInRange = (day: SQLWrapper) => sql<boolean>`${day} >= ${days.first}`;
  const latest = and(
    between(betChanges.day, both.first, both.last),
    eq(betChanges.currency, currency),
    gt(betChanges.bets, 0),
  );
  return unionAll(
    // The join looks into the index once for each member, and again only for members with an earlier bet. For `exists`,
    // the planner reads the whole table.
    db
      .select({
        id: members.id,
        isBefore: not(isInRange(earliest.day)).as("is_before"),
        isInRange: sql<boolean>`${isInRange(earliest.day)} or ${firstDay(days)} is not null`.as("is_in_range"),
      })
      .from(members)
      .crossJoinLateral(earliest)
      .where(isBelow(downline)),
    db
      .select({ id: members.id, isBefore: not(isInRange(betChanges.day)), isInRange: isInRange(betChanges.day) })
      .from(betChanges)
      .innerJoin(members, eq(members.id, betChanges.memberId))
      .where(and(isBelow(downline), latest)),
  ).as("active");
}

/** Number of members who are online. */
export async function countOnline(db: Database, downline: Downline, now: Date): Promise<number> {
  const [row] = await db
    .select({ online: countDistinct(sessions.memberId) })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(isBelow(downline), isOnlineAt(now)));
  return row?.online ?? 0;
}

/** Number of members with a bet, by day. */
export async function activeMembersByDay(
  db: Database,
  agentId: number,
  filter: SumFilter,
): Promise<Map<string, number>> {
  const active = activeByDay(db, agentId, filter);
  const rows = await db
    .select({ day: active.day, members: sql`sum(${active.members})`.mapWith(Number) })
    .from(active)
    .groupBy(active.day);
  return new Map(rows.map(({ day, members: number }) => [day, number]));
}
