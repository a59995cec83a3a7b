import { and, eq, gt, lte, sql } from "drizzle-orm";
import { z } from "zod";
import { PLAYER_TYPE } from "../accountTypes.ts";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { calendarJob, deferredJob } from "../jobs/job.ts";
import { cron } from "../jobs/schedule.ts";
import { members } from "../member/member.tables.ts";
import { lockMember } from "../member/members.ts";
import { type ReportRange, reportRange } from "../reports/reportRange.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { teamSums } from "../rollups/teamSums.ts";
import { CLUB_CURRENCY, levelOf } from "./levels.ts";
import { findStanding, openStanding } from "./standing.ts";
import { vipStandings } from "./vip.tables.ts";
import { lockStanding, tellLevel } from "./vip.ts";

/**
 * Takes one level from each member who came to it before the month that has ended, and bet less in that month than the
 * level needs: with a run for each of them, so that none waits for another. When the platform was away for several months,
 * only the last one counts: nobody could bet meanwhile.
 */
export const keepLevels = calendarJob<CorePlatform>({
  name: "keep-club-levels",
  schedule: cron("0 0 1 * *"),
  missed: "once",
  async run(tx, { clock }, { at }) {
    const month = reportRange({ preset: "LAST_MONTH" }, at);
    if (!month) throw new Error("no range for LAST_MONTH");
    const tooLow = (await turnoverSince(tx, month)).filter(
      ({ rank, turnover }) => turnover < levelOf(rank).keepTurnover,
    );
    const runs = tooLow.map(({ memberId }) => ({
      key: `${memberId}:${month.days.last}`,
      at: clock.now(),
      data: { memberId, began: month.from.toISOString(), ended: at.toISOString() },
    }));
    await lowerLevel.enqueue(tx, ...runs);
  },
});

/** A member, and the month in which the member bet too little. */
const Lowering = z.strictObject({ memberId: z.int(), began: z.iso.datetime(), ended: z.iso.datetime() });

/** Takes a level from a member who came to it before a month; the turnover counts on from that of the level below. */
export const lowerLevel = deferredJob<CorePlatform, z.infer<typeof Lowering>>({
  name: "lower-club-level",
  data: Lowering,
  async run(tx, platform, { memberId, ...month }) {
    const began = new Date(month.began);
    await lockMember(tx, memberId);
    await openStanding(tx, memberId, began);
    await lockStanding(tx, memberId);
    const standing = await findStanding(tx, memberId);
    // The level may have changed since the month ended.
    if (!standing || standing.rank === 0 || standing.since > began) return;
    const level = levelOf(standing.rank - 1);
    const credit = sql`${vipStandings.credit} + ${level.turnover - standing.counted}`;
    await tx.update(members).set({ rank: level.rankLevel }).where(eq(members.id, memberId));
    await tx
      .update(vipStandings)
      .set({ credit, since: new Date(month.ended) })
      .where(eq(vipStandings.memberId, memberId));
    await tellLevel(tx, platform, { memberId, level, kind: "lowered" });
  },
});

/** Valid bets in a month of each player with a level above the lowest one since before it. Nobody is below a player. */
async function turnoverSince(tx: Tx, month: ReportRange) {
  const players = await membersSince(tx, month);
  const ids = players.map(({ memberId }) => memberId);
  const sums = teamSums(tx, ids, { days: month.days, currency: CLUB_CURRENCY });
  const rows = await tx
    .select({ memberId: sums.owner, turnover: bigSum(sums.validBet) })
    .from(sums)
    .groupBy(sums.owner);
  const turnovers = new Map(rows.map(({ memberId, turnover }) => [memberId, turnover]));
  return players.map(({ memberId, rank }) => ({ memberId, rank, turnover: turnovers.get(memberId) ?? 0n }));
}

/**
 * Players with a level above the lowest one since before a month. Agents keep theirs, because they earn from the bets
 * of others.
 */
const membersSince = (tx: Tx, { from }: ReportRange) =>
  tx
    .select({ memberId: members.id, rank: members.rank })
    .from(members)
    .leftJoin(vipStandings, eq(vipStandings.memberId, members.id))
    .where(
      and(
        eq(members.type, PLAYER_TYPE),
        eq(members.currency, CLUB_CURRENCY),
        gt(members.rank, 0),
        lte(sql`coalesce(${vipStandings.since}, ${members.registeredAt})`, from.toISOString()),
      ),
    );
