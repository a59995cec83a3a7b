import { and, between, count, countDistinct, eq, gt, gte, lt, or, type SQLWrapper, sql } from "drizzle-orm";
import { type Downline, isBelow } from "../agent/downline.ts";
import { isOnlineAt } from "../agent/online.ts";
import type { Database } from "../db/openDatabase.ts";
import { members } from "../member/member.tables.ts";
import type { ReportRange } from "../reports/reportRange.ts";
import { activeByDay, type SumFilter } from "../rollups/betSums.ts";
import { betChanges, memberBetDays } from "../rollups/rollups.tables.ts";
import { sessions } from "../session/session.tables.ts";

/** A range of days, and the days right before it. */
interface Periods {
  range: ReportRange;
  before: ReportRange;
}

/** Number of members of a downline, of those who registered in each period, and of those with a bet in each period. */
export async function countPeople(db: Database, downline: Downline, { range, before }: Periods) {
  const newIn = ({ from, until }: ReportRange) =>
    countIf(and(gte(members.registeredAt, from), lt(members.registeredAt, until)));
  const registered = { members: count(), newInRange: newIn(range), newBefore: newIn(before) };
  const { agentId, currency } = downline;
  const { days } = range;
  const both = { days: { first: before.days.first, last: days.last }, currency };
  // Members of one day are counted already; those of several days cannot be added up.
  if (days.first === days.last) {
    const [[people], active] = await Promise.all([
      db.select(registered).from(members).where(isBelow(downline)),
      activeMembersByDay(db, agentId, both),
    ]);
    return {
      ...(people ?? nobody),
      activeInRange: active.get(days.first) ?? 0,
      activeBefore: active.get(before.days.first) ?? 0,
    };
  }
  const earliest = firstBetDay(db, both).as("earliest");
  const changed = changedBets(db, both, days.first);
  const hasEarlier = lt(earliest.day, days.first);
  // The join looks into the index once for each member, and again only for members with a bet in the earlier period. For
  // `exists`, the planner reads the whole table.
  const isActive = sql`case when ${hasEarlier} then ${firstBetDay(db, { days, currency })} is not null
    else ${earliest.day} is not null end`;
  const [people] = await db
    .select({
      ...registered,
      activeInRange: countIf(or(isActive, changed.isInRange)),
      activeBefore: countIf(or(hasEarlier, changed.isBefore)),
    })
    .from(members)
    .leftJoinLateral(earliest, sql`true`)
    .leftJoin(changed, eq(changed.memberId, members.id))
    .where(isBelow(downline));
  return people ?? { ...nobody, activeInRange: 0, activeBefore: 0 };
}

const nobody = { members: 0, newInRange: 0, newBefore: 0 };

const countIf = (condition: SQLWrapper | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number);

/** The first of some days on which a member has a bet, without the latest changes, which are not folded yet. */
const firstBetDay = (db: Database, { days, currency }: SumFilter) =>
  db
    .select({ day: memberBetDays.day })
    .from(memberBetDays)
    .where(
      and(
        eq(memberBetDays.memberId, members.id),
        between(memberBetDays.day, days.first, days.last),
        eq(memberBetDays.currency, currency),
      ),
    )
    .orderBy(memberBetDays.day)
    .limit(1);

/** The members with new bets among the latest changes: on `firstInRange` or later, and before it. */
function changedBets(db: Database, { days, currency }: SumFilter, firstInRange: string) {
  const { memberId, day, bets } = betChanges;
  return db
    .select({
      memberId,
      isInRange: sql<boolean>`bool_or(${gte(day, firstInRange)})`.as("is_in_range"),
      isBefore: sql<boolean>`bool_or(${lt(day, firstInRange)})`.as("is_before"),
    })
    .from(betChanges)
    .where(and(between(day, days.first, days.last), eq(betChanges.currency, currency), gt(bets, 0)))
    .groupBy(memberId)
    .as("changed");
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
