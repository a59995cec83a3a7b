import { and, between, count, countDistinct, eq, gt, gte, lt, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Database } from "../db/openDatabase.ts";
import { members } from "../member/member.tables.ts";
import { betDays, totalsOf } from "../records/betList.ts";
import type { ReportRange } from "../reports/reportRange.ts";
import { activeByDay } from "../rollups/betSums.ts";
import { movedByKind } from "../rollups/moneySums.ts";
import { betChanges, memberBetDays } from "../rollups/rollups.tables.ts";
import { sessions } from "../session/session.tables.ts";
import { type Downline, isBelow } from "./downline.ts";
import { isOnlineAt } from "./online.ts";
import { teamBetsOf } from "./teamBets.ts";

/** Totals of a downline in a range of days. Amounts are minor units of the downline's currency. */
export async function downlineOverview(db: Database, downline: Downline, range: ReportRange, now: Date) {
  const { agentId, currency } = downline;
  const filter = { days: range.days, currency };
  const [people, activeMembers, online, moved, own, days, active] = await Promise.all([
    countPeople(db, downline, range),
    countActive(db, downline, range),
    countOnline(db, downline, now),
    movedByKind(db, { agentId }, filter),
    movedByKind(db, { memberId: agentId }, filter),
    betDays(db, await teamBetsOf(db, downline, undefined, { range })),
    activeMembersByDay(db, agentId, filter),
  ]);
  return {
    ...people,
    activeMembers,
    online,
    /** Movements on the accounts of the downline, and on the agent's own. */
    moved,
    own,
    totals: totalsOf(days),
    /** By the merchant's day; days without bets are left out. */
    series: days.map((day) => ({ ...day, activeMembers: active.get(day.day) ?? 0 })),
  };
}

async function countPeople(db: Database, downline: Downline, { from, until }: ReportRange) {
  const isNew = and(gte(members.registeredAt, from), lt(members.registeredAt, until));
  const [counted] = await db
    .select({ members: count(), newMembers: sql`count(*) filter (where ${isNew})`.mapWith(Number) })
    .from(members)
    .where(isBelow(downline));
  return counted ?? { members: 0, newMembers: 0 };
}

/** Number of members with a bet in the range. */
async function countActive(db: Database, downline: Downline, { days }: ReportRange): Promise<number> {
  const { currency } = downline;
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

async function countOnline(db: Database, downline: Downline, now: Date): Promise<number> {
  const [row] = await db
    .select({ online: countDistinct(sessions.memberId) })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(isBelow(downline), isOnlineAt(now)));
  return row?.online ?? 0;
}

async function activeMembersByDay(db: Database, agentId: number, filter: Parameters<typeof activeByDay>[2]) {
  const active = activeByDay(db, agentId, filter);
  const rows = await db
    .select({ day: active.day, members: sql`sum(${active.members})`.mapWith(Number) })
    .from(active)
    .groupBy(active.day);
  return new Map(rows.map(({ day, members: number }) => [day, number]));
}
