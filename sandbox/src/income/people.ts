import {
  and,
  between,
  count,
  countDistinct,
  eq,
  gt,
  gte,
  isNotNull,
  lt,
  lte,
  or,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { type Downline, isBelow } from "../agent/downline.ts";
import { isOnlineAt } from "../agent/online.ts";
import type { Database } from "../db/openDatabase.ts";
import { bets } from "../games/bets.tables.ts";
import { members } from "../member/member.tables.ts";
import { type DayRange, type ReportRange, splitRange } from "../reports/reportRange.ts";
import { activeByDay, type SumFilter } from "../rollups/betSums.ts";
import { betChanges, memberActiveDays } from "../rollups/rollups.tables.ts";
import { sessions } from "../session/session.tables.ts";

/** A range of days, and a time right before it, which may end within a day. */
interface Periods {
  range: ReportRange;
  before: ReportRange;
}

/**
 * Number of members of a downline, of those who registered in each period, and of those who were active in each period: a bet
 * of theirs with a valid stake was settled.
 */
export async function countPeople(db: Database, downline: Downline, { range, before }: Periods) {
  const newIn = ({ from, until }: ReportRange) =>
    countIf(and(gte(members.registeredAt, from), lt(members.registeredAt, until)));
  const registered = { members: count(), newInRange: newIn(range), newBefore: newIn(before) };
  const { agentId, currency } = downline;
  const { days } = range;
  const { whole, parts } = splitRange(before);
  const both = { days: { first: before.days.first, last: days.last }, currency };
  // Members of one day are counted already; those of several days cannot be added up.
  if (days.first === days.last && parts.length === 0) {
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
  const earliest = firstActiveDay(db, both).as("earliest");
  const changed = changedDays(db, both, { inRange: days, before: whole });
  const partly = activeInPart(db, downline, parts[0]);
  // The join looks into the index once for each member, and again only for members who were active in the earlier period. For
  // `exists`, the planner reads the whole table.
  const isActive = sql`case when ${lt(earliest.day, days.first)} then ${firstActiveDay(db, { days, currency })} is not null
    else ${earliest.day} is not null end`;
  const wasActive = whole && lte(earliest.day, whole.last);
  const [people] = await db
    .select({
      ...registered,
      activeInRange: countIf(or(isActive, changed.isInRange)),
      activeBefore: countIf(or(wasActive, changed.isBefore, isNotNull(partly.memberId))),
    })
    .from(members)
    .leftJoinLateral(earliest, sql`true`)
    .leftJoin(changed, eq(changed.memberId, members.id))
    .leftJoin(partly, eq(partly.memberId, members.id))
    .where(isBelow(downline));
  return people ?? { ...nobody, activeInRange: 0, activeBefore: 0 };
}

const nobody = { members: 0, newInRange: 0, newBefore: 0 };

const countIf = (condition: SQLWrapper | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number);

/** The first of some days on which a member was active, without the latest changes, which are not folded yet. */
const firstActiveDay = (db: Database, { days, currency }: SumFilter) =>
  db
    .select({ day: memberActiveDays.day })
    .from(memberActiveDays)
    .where(
      and(
        eq(memberActiveDays.memberId, members.id),
        between(memberActiveDays.day, days.first, days.last),
        eq(memberActiveDays.currency, currency),
        gt(memberActiveDays.bets, 0),
      ),
    )
    .orderBy(memberActiveDays.day)
    .limit(1);

/** The members who were active by the latest changes: in each of two ranges of days. */
function changedDays(
  db: Database,
  { days, currency }: SumFilter,
  { inRange, before }: { inRange: DayRange; before: DayRange | undefined },
) {
  const { memberId, settledDay, validBets } = betChanges;
  const isIn = (range: DayRange | undefined) =>
    sql<boolean>`bool_or(${range ? between(settledDay, range.first, range.last) : sql`false`})`;
  return db
    .select({ memberId, isInRange: isIn(inRange).as("is_in_range"), isBefore: isIn(before).as("is_before") })
    .from(betChanges)
    .where(and(between(settledDay, days.first, days.last), eq(betChanges.currency, currency), gt(validBets, 0)))
    .groupBy(memberId)
    .as("changed");
}

/** The members of a downline who were active in a part of a day; nobody without one. Sums by day do not know them. */
const activeInPart = (db: Database, downline: Downline, part: ReportRange | undefined) =>
  db
    .selectDistinct({ memberId: bets.memberId })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(
      part
        ? and(
            isBelow(downline),
            gte(bets.settledAt, part.from),
            lt(bets.settledAt, part.until),
            eq(bets.currency, downline.currency),
            // As in the index of settled bets.
            sql`${bets.status} in ('WON', 'LOST') and not ${bets.playMoney}`,
            gt(bets.validBet, 0n),
          )
        : sql`false`,
    )
    .as("partly");

/** Number of members who are online. */
export async function countOnline(db: Database, downline: Downline, now: Date): Promise<number> {
  const [row] = await db
    .select({ online: countDistinct(sessions.memberId) })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(isBelow(downline), isOnlineAt(now)));
  return row?.online ?? 0;
}

/** Number of active members, by day. */
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
