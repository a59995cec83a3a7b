import { SeededRandom } from "@atrium/arcade/seededRandom";
import { and, asc, desc, eq, isNull, like, sql } from "drizzle-orm";
import { PLAYER_TYPE } from "../accountTypes.ts";
import type { Tx } from "../db/openDatabase.ts";
import type { SeedContext } from "../db/seedContext.ts";
import { games } from "../games/games.tables.ts";
import { members } from "../member/member.tables.ts";
import { CATALOGUE_CURRENCY } from "../money.ts";
import { IN_HOUSE_VENDOR } from "../site/brand.ts";
import { DAY_MS } from "../time/units.ts";
import { endLeaderboard } from "./endLeaderboard.ts";
import { LEADERBOARD_PLANS, type LeaderboardPlan } from "./leaderboards.data.ts";
import { type Leaderboard, leaderboardScores, leaderboards } from "./leaderboards.tables.ts";
import { startLeaderboard } from "./startLeaderboard.ts";

const GAMES = 12;
const CROWD = 30;

/** One leaderboard of each series, with the scores that were reached since its begin. */
export async function seedLeaderboards(tx: Tx, context: SeedContext): Promise<void> {
  for (const plan of LEADERBOARD_PLANS) {
    const startsAt = new Date(context.now.getTime() - plan.begunDaysAgo * DAY_MS);
    const board = await startLeaderboard(tx, { plan, games: await gamesOf(tx, plan), startsAt });
    await endLeaderboard.enqueue(tx, { key: String(board.id), at: board.endsAt, data: { id: board.id } });
    await (plan.games === undefined ? scoreRace(tx, board) : scoreCrowd(tx, board, context));
  }
}

/** Begins a leaderboard for each series that has none: an older release did not have it. */
export async function beginMissingLeaderboards(tx: Tx, now: Date): Promise<void> {
  const open = await tx.select({ series: leaderboards.series }).from(leaderboards).where(isNull(leaderboards.endedAt));
  for (const plan of LEADERBOARD_PLANS.filter(({ series }) => !open.some((board) => board.series === series))) {
    const counted = await gamesOf(tx, plan);
    // Without a game in the list, all games would count.
    if (plan.games !== undefined && counted.length === 0) continue;
    const board = await startLeaderboard(tx, { plan, games: counted, startsAt: now });
    await endLeaderboard.enqueue(tx, { key: String(board.id), at: board.endsAt, data: { id: board.id } });
  }
}

/** The most played games of those that count; none where all games count. */
async function gamesOf(tx: Tx, plan: LeaderboardPlan): Promise<number[]> {
  if (plan.games === undefined) return [];
  const rows = await tx
    .select({ nodeId: games.nodeId })
    .from(games)
    .where(
      and(
        eq(games.gameType, plan.games === "fishing" ? "FISH" : "RNG"),
        eq(games.status, "ACTIVE"),
        plan.games === "inHouse" ? eq(games.vassalage, IN_HOUSE_VENDOR) : undefined,
      ),
    )
    .orderBy(desc(games.popularity), games.nodeId)
    .limit(GAMES);
  return rows.map(({ nodeId }) => nodeId);
}

/** The scores of a race of all games, from the bets of the past. */
const scoreRace = (tx: Tx, { id, rule, currency, minBet, startsAt }: Leaderboard) =>
  tx.execute(sql`
    insert into leaderboard_scores (leaderboard_id, member_id, score, reached_at)
    select ${id}::integer, member_id, score, reached_at from (
      select member_id, max(settled_at) as reached_at,
        ${rule === "MULTIPLIER" ? sql`max(win_amount * 100 / bet_amount)` : sql`sum(valid_bet)`}::bigint as score
      from bets where settled_at >= ${startsAt.toISOString()}::timestamptz and not play_money
      and currency = ${currency} and valid_bet >= ${String(minBet)}::bigint
      group by member_id) as sums
    where score > 0`);

/** The scores on some games so far are made up: of players who have no documented login. */
async function scoreCrowd(tx: Tx, { id, series, rule, startsAt }: Leaderboard, { seed, now }: SeedContext) {
  const random = new SeededRandom(seed, "tournament", String(series));
  const crowd = await tx
    .select({ memberId: members.id })
    .from(members)
    .where(
      and(eq(members.type, PLAYER_TYPE), eq(members.currency, CATALOGUE_CURRENCY), like(members.username, "%1___")),
    )
    .orderBy(asc(members.id))
    .limit(CROWD);
  const [least, most] = rule === "POINTS" ? [20, 900] : [2, 60];
  const passed = now.getTime() - startsAt.getTime();
  const rows = crowd.map(({ memberId }) => ({
    ...{ leaderboardId: id, memberId },
    score: BigInt(random.int(least, most)),
    reachedAt: new Date(startsAt.getTime() + random.int(0, passed - 1)),
  }));
  await tx.insert(leaderboardScores).values(rows);
}
