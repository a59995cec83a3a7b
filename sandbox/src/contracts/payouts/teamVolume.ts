import { and, eq, gt, gte, inArray, lt, or, sql } from "drizzle-orm";
import { type Downline, isBelow } from "../../agent/downline.ts";
import type { Database } from "../../db/openDatabase.ts";
import { bets } from "../../games/bets.tables.ts";
import { bonusKinds } from "../../ledger/posting.ts";
import { members } from "../../member/member.tables.ts";
import { bigSum } from "../../rollups/bigSum.ts";
import { movedByKind } from "../../rollups/moneySums.ts";
import type { Volume } from "../formulas.ts";
import { daysIn, type Window } from "../periods.ts";

/** An agent, as the root of its team: everyone below, at any depth. */
export type Team = Downline;

/** The settled bets of a team in a window, by the time at which they were settled. */
const settledIn = (team: Team, { start, end }: Window) =>
  and(
    isBelow(team),
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

/** What a team did in a window, by the time at which bets were settled. Bonuses are left out. */
export async function betVolume(db: Database, team: Team, window: Window): Promise<Volume> {
  const [sums] = await db
    .select({ validBet: bigSum(bets.validBet), loss: bigSum(sql`${bets.betAmount} - ${bets.winAmount}`) })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(settledIn(team, window));
  return { validBet: sums?.validBet ?? 0n, loss: sums?.loss ?? 0n, bonus: 0n };
}

/** The bonuses and rebates that a team got on whole days. */
export async function bonusOfDays(db: Database, { agentId, currency }: Team, window: Window): Promise<bigint> {
  const moved = await movedByKind(db, { agentId }, { days: daysIn(window), currency });
  return moved(...bonusKinds, "REBATE");
}

/**
 * Number of members of a team who staked at least `leastStake` in a window, or on one of its days when it has whole days. Only
 * bets with a valid stake count: one that was cancelled or returned costs nothing.
 */
export async function activeMembers(db: Database, team: Team, window: Window, leastStake: bigint, byDay: boolean) {
  const active = db
    .select({ memberId: bets.memberId })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(and(settledIn(team, window), gt(bets.validBet, 0n)))
    .groupBy(bets.memberId, ...(byDay ? [sql`merchant_day(${bets.settledAt})`] : []))
    .having(sql`sum(${bets.betAmount}) >= greatest(${leastStake}, 1)`)
    .as("active");
  const [counted] = await db.select({ n: sql`count(distinct ${active.memberId})`.mapWith(Number) }).from(active);
  return counted?.n ?? 0;
}

/** The stakes of a team that were open at a moment: they count in the period in which they are settled. */
export async function openStakes(db: Database, team: Team, at: Date): Promise<bigint> {
  const [sums] = await db
    .select({ stake: bigSum(bets.betAmount) })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(
      and(
        isBelow(team),
        eq(bets.currency, team.currency),
        lt(bets.placedAt, at),
        or(eq(bets.status, "UNSETTLED"), gte(bets.settledAt, at)),
        eq(bets.playMoney, false),
      ),
    );
  return sums?.stake ?? 0n;
}

/**
 * Valid bets of a team in a window that the players won and lost; only bets of at least `leastBet`. A bet is lost when its payout
 * is below its stake, also when it paid something.
 */
export async function outcomesInTime(db: Database, team: Team, window: Window, leastBet: bigint) {
  const [sums] = await db
    .select({
      won: bigSum(sql`case when ${bets.winAmount} >= ${bets.betAmount} then ${bets.validBet} end`),
      lost: bigSum(sql`case when ${bets.winAmount} < ${bets.betAmount} then ${bets.validBet} end`),
    })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(and(settledIn(team, window), gte(bets.betAmount, leastBet)));
  return { won: sums?.won ?? 0n, lost: sums?.lost ?? 0n };
}
