import { and, eq, gte, inArray, like, lt, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../../db/openDatabase.ts";
import { bets } from "../../games/bets.tables.ts";
import { bonusKinds } from "../../ledger/posting.ts";
import { members } from "../../member/member.tables.ts";
import { betSums } from "../../rollups/betSums.ts";
import { bigSum } from "../../rollups/bigSum.ts";
import { movedByKind } from "../../rollups/moneySums.ts";
import { betChanges, memberBetDays } from "../../rollups/rollups.tables.ts";
import type { Volume } from "../formulas.ts";
import { daysIn, type Window } from "../periods.ts";

/** An agent, as the root of its team: everyone below, at any depth. */
export interface Team {
  agentId: number;
  path: string;
  currency: string;
}

const isIn = ({ agentId, path }: Team) => and(like(members.path, `${path}%`), ne(members.id, agentId));

/** What a team did on whole days: bets by the day on which they were placed. */
export async function volumeOfDays(db: Database, { agentId, currency }: Team, window: Window): Promise<Volume> {
  const filter = { days: daysIn(window), currency };
  const sums = betSums(db, { agentId }, filter);
  const [bet] = await db
    .select({ validBet: bigSum(sums.validBet), loss: bigSum(sql`${sums.betAmount} - ${sums.winAmount}`) })
    .from(sums)
    .where(ne(sums.status, "UNSETTLED"));
  const moved = await movedByKind(db, { agentId }, filter);
  return { validBet: bet?.validBet ?? 0n, loss: bet?.loss ?? 0n, bonus: moved(...bonusKinds, "REBATE") };
}

/** Number of members of a team who bet at least `leastStake` on one of the days. */
export async function activeOnDays(db: Database, team: Team, window: Window, leastStake: bigint): Promise<number> {
  const { first, last } = daysIn(window);
  const parts = [memberBetDays, betChanges].map((table) =>
    db
      .select({ memberId: table.memberId, day: table.day, stake: sql<bigint>`${table.betAmount}`.as("stake") })
      .from(table)
      .innerJoin(members, eq(members.id, table.memberId))
      .where(and(isIn(team), eq(table.currency, team.currency), sql`${table.day} between ${first} and ${last}`)),
  );
  const [folded, latest] = parts;
  if (!folded || !latest) throw new Error("two tables have the bets of days");
  const rows = unionAll(folded, latest).as("rows");
  const active = db
    .select({ memberId: rows.memberId })
    .from(rows)
    .groupBy(rows.memberId, rows.day)
    .having(sql`sum(${rows.stake}) >= greatest(${leastStake}, 1)`)
    .as("active");
  const [counted] = await db.select({ n: sql`count(distinct ${active.memberId})`.mapWith(Number) }).from(active);
  return counted?.n ?? 0;
}

/** The settled bets of a team in a window, by the time at which they were settled. */
const settledIn = (team: Team, { start, end }: Window) =>
  and(
    isIn(team),
    eq(bets.currency, team.currency),
    gte(bets.settledAt, start),
    lt(bets.settledAt, end),
    inArray(bets.status, ["WON", "LOST"]),
    eq(bets.playMoney, false),
  );

/** When the first bet of a team in a window was settled; undefined when none was. */
export async function firstSettledAt(db: Database, team: Team, window: Window): Promise<Date | undefined> {
  const [first] = await db
    .select({ at: bets.settledAt })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(settledIn(team, window))
    .orderBy(bets.settledAt)
    .limit(1);
  return first?.at ?? undefined;
}

/** When the bets of a team in a window were settled, in order. */
export async function settledTimes(db: Database, team: Team, window: Window): Promise<Date[]> {
  const rows = await db
    .selectDistinct({ at: bets.settledAt })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(settledIn(team, window))
    .orderBy(bets.settledAt);
  return rows.flatMap(({ at }) => at ?? []);
}

/** What a team did in a window, by the time at which bets were settled. Bonuses are left out: only dividends need them. */
export async function volumeOfTime(db: Database, team: Team, window: Window): Promise<Volume> {
  const [sums] = await db
    .select({ validBet: bigSum(bets.validBet), loss: bigSum(sql`${bets.betAmount} - ${bets.winAmount}`) })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(settledIn(team, window));
  return { validBet: sums?.validBet ?? 0n, loss: sums?.loss ?? 0n, bonus: 0n };
}

/** Number of members of a team who bet at least `leastStake` in a window. */
export async function activeInTime(db: Database, team: Team, window: Window, leastStake: bigint): Promise<number> {
  const active = db
    .select({ memberId: bets.memberId })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(settledIn(team, window))
    .groupBy(bets.memberId)
    .having(sql`sum(${bets.betAmount}) >= greatest(${leastStake}, 1)`)
    .as("active");
  const [counted] = await db.select({ n: sql`count(*)`.mapWith(Number) }).from(active);
  return counted?.n ?? 0;
}

/** Valid bets of a team in a window that the players won and lost; only bets of at least `leastBet`. */
export async function outcomesInTime(db: Database, team: Team, window: Window, leastBet: bigint) {
  const [sums] = await db
    .select({
      won: bigSum(sql`case when ${bets.status} = 'WON' then ${bets.validBet} end`),
      lost: bigSum(sql`case when ${bets.status} = 'LOST' then ${bets.validBet} end`),
    })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(and(settledIn(team, window), gte(bets.betAmount, leastBet)));
  return { won: sums?.won ?? 0n, lost: sums?.lost ?? 0n };
}
