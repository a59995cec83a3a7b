import { and, between, count, countDistinct, eq, gt, gte, lt, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { type Downline, isBelow } from "../agent/downline.ts";
import { isOnlineAt } from "../agent/online.ts";
import type { Database } from "../db/openDatabase.ts";
import { members } from "../member/member.tables.ts";
import type { ReportRange } from "../reports/reportRange.ts";
import { activeByDay, type SumFilter } from "../rollups/betSums.ts";
import { betChanges, memberBetDays } from "../rollups/rollups.tables.ts";
import { sessions } from "../session/session.tables.ts";

/** Number of members of a downline, and of those who registered in a range. */
export async function countPeople(db: Database, downline: Downline, { from, until }: ReportRange) {
  const isNew = and(gte(members.registeredAt, from), lt(members.registeredAt, until));
  const [counted] = await db
    .select({ members: count(), newMembers: sql`count(*) filter (where ${isNew})`.mapWith(Number) })
    .from(members)
    .where(isBelow(downline));
  return counted ?? { members: 0, newMembers: 0 };
}

/** Number of members with a bet in the range. */
export async function countActive(db: Database, downline: Downline, { days }: ReportRange): Promise<number> {
  const { agentId, currency } = downline;
  // Members of one day are counted already; those of several days cannot be added up.
  if (days.first === days.last) return (await activeMembersByDay(db, agentId, { days, currency })).get(days.first) ?? 0;
  const folded = db
    .select({ day: memberBetDays.day })
    .from(memberBetDays)
    .where(
      and(
        eq(memberBetDays.memberId, members.id),
        between(memberBetDays.day, days.first, days.last),
        eq(memberBetDays.currency, currency),
      ),
    )
    .limit(1)
    .as("folded");
  const latest = and(
    between(betChanges.day, days.first, days.last),
    eq(betChanges.currency, currency),
    gt(betChanges.bets, 0),
  );
  const id = { id: members.id };
  const active = union(
    // Joined, one look into the index for each member: a plan for `exists` reads the whole table.
    db.select(id).from(members).crossJoinLateral(folded).where(isBelow(downline)),
    db
      .select(id)
      .from(betChanges)
      .innerJoin(members, eq(members.id, betChanges.memberId))
      .where(and(isBelow(downline), latest)),
  ).as("active");
  const [counted] = await db.select({ active: count() }).from(active);
  return counted?.active ?? 0;
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
