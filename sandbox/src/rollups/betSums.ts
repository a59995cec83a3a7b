import { and, between, countDistinct, eq, exists, gt, not, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../db/openDatabase.ts";
import type { DayRange } from "../reports/reportRange.ts";
import { agentActiveDays, agentBetDays, betChanges, memberActiveDays, memberBetDays } from "./rollups.tables.ts";

/** Everyone below an agent at any depth, or one member. */
export type SumsOf = { agentId: number } | { memberId: number };

/** The days and the currency of sums. */
export interface SumFilter {
  days: DayRange;
  currency: string;
}

interface BetSumFilter extends Partial<SumFilter> {
  days: DayRange;
  category?: string | undefined;
  status?: string | undefined;
}

/** Whether a member is below an agent. It reads a row of `members` by its id, so it suits a few rows. */
export const isUnder = (memberId: AnyPgColumn, agentId: number): SQL => sql`exists (
  select from members where members.id = ${memberId} and ${agentId} in (select agents_above(members.id, members.path)))`;

/**
 * Sums of bets by day, category and state, as a table for `from`. It can have several rows for each of them, because
 * the latest changes are not folded yet.
 */
export function betSums(db: Database, of: SumsOf, filter: BetSumFilter) {
  const ofMember = db.select(columnsOf(memberBetDays)).from(memberBetDays);
  const below = db.select(columnsOf(agentBetDays)).from(agentBetDays);
  const changed = db.select(columnsOf(betChanges)).from(betChanges);
  if ("memberId" in of)
    return unionAll(
      ofMember.where(and(eq(memberBetDays.memberId, of.memberId), meets(memberBetDays, filter))),
      changed.where(and(eq(betChanges.memberId, of.memberId), meets(betChanges, filter))),
    ).as("sums");
  return unionAll(
    below.where(and(eq(agentBetDays.agentId, of.agentId), meets(agentBetDays, filter))),
    changed.where(and(meets(betChanges, filter), isUnder(betChanges.memberId, of.agentId))),
  ).as("sums");
}

/** Number of members below an agent who had a bet with a valid stake settled, by day. */
export function activeByDay(db: Database, agentId: number, { days, currency }: SumFilter) {
  const folded = db
    .select({ day: agentActiveDays.day, members: sql<number>`${agentActiveDays.members}::integer`.as("members") })
    .from(agentActiveDays)
    .where(
      and(
        eq(agentActiveDays.agentId, agentId),
        between(agentActiveDays.day, days.first, days.last),
        eq(agentActiveDays.currency, currency),
      ),
    );
  const known = db
    .select({ one: sql`1` })
    .from(memberActiveDays)
    .where(
      and(
        eq(memberActiveDays.memberId, betChanges.memberId),
        eq(memberActiveDays.day, betChanges.settledDay),
        eq(memberActiveDays.currency, betChanges.currency),
        gt(memberActiveDays.bets, 0),
      ),
    );
  const open = db
    .select({
      day: sql<string>`${betChanges.settledDay}`.as("day"),
      members: sql<number>`${countDistinct(betChanges.memberId)}::integer`.as("members"),
    })
    .from(betChanges)
    .where(
      and(
        between(betChanges.settledDay, days.first, days.last),
        eq(betChanges.currency, currency),
        gt(betChanges.validBets, 0),
        isUnder(betChanges.memberId, agentId),
        not(exists(known)),
      ),
    )
    .groupBy(betChanges.settledDay);
  return unionAll(folded, open).as("active");
}

type BetSumTable = typeof agentBetDays | typeof memberBetDays | typeof betChanges;

const columnsOf = ({ day, currency, category, status, bets, betAmount, validBet, winAmount }: BetSumTable) => ({
  day,
  currency,
  category,
  status,
  bets,
  betAmount,
  validBet,
  winAmount,
});

const meets = (table: BetSumTable, { days, currency, category, status }: BetSumFilter) =>
  and(
    between(table.day, days.first, days.last),
    currency === undefined ? undefined : eq(table.currency, currency),
    category === undefined ? undefined : eq(table.category, category),
    status === undefined ? undefined : eq(table.status, status),
  );
