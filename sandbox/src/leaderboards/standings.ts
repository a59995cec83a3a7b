import { and, asc, count, desc, eq, gt, isNotNull, lt, or, type SQL } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { members } from "../member/member.tables.ts";
import { type Leaderboard, leaderboardScores } from "./leaderboards.tables.ts";

/** A place on a leaderboard. */
export interface Place {
  rank: number;
  username: string;
  score: bigint;
}

/** A member's own place. */
export interface OwnPlace {
  /** Null while nothing was scored. */
  rank: number | null;
  score: bigint;
  /** What was paid; null without a prize, and until it is paid. */
  prize: bigint | null;
}

const { score, reachedAt, memberId, rank } = leaderboardScores;

/** The rows with a place: of a leaderboard that has ended, only those that were counted in time. */
const isPlaced = ({ id, endedAt }: Leaderboard): SQL | undefined =>
  and(eq(leaderboardScores.leaderboardId, id), endedAt === null ? gt(score, 0n) : isNotNull(rank));

/** Number of members with a place. */
export const countPlaces = (db: Database, board: Leaderboard): Promise<number> =>
  db.$count(leaderboardScores, isPlaced(board));

/** A page of places. */
export async function placesOn(
  db: Database,
  board: Leaderboard,
  { offset, limit }: { offset: number; limit: number },
): Promise<Place[]> {
  const rows = await db
    .select({ username: members.username, score })
    .from(leaderboardScores)
    .innerJoin(members, eq(members.id, memberId))
    .where(isPlaced(board))
    .orderBy(...(board.endedAt === null ? [desc(score), asc(reachedAt), asc(memberId)] : [asc(rank)]))
    .offset(offset)
    .limit(limit);
  return rows.map((row, index) => ({ ...row, rank: offset + index + 1 }));
}

/** A member's own place; null for a member who did not join and has no score. */
export async function ownPlaceOn(db: Database, board: Leaderboard, member: number): Promise<OwnPlace | null> {
  const isOwn = and(eq(leaderboardScores.leaderboardId, board.id), eq(memberId, member));
  const [own] = await db.select().from(leaderboardScores).where(isOwn);
  if (!own) return null;
  const { score: reached, prize } = own;
  if (board.endedAt !== null || reached === 0n) return { rank: own.rank, score: reached, prize };
  const isSameScore = eq(score, reached);
  const isEarlier = or(lt(reachedAt, own.reachedAt), and(eq(reachedAt, own.reachedAt), lt(memberId, member)));
  const [better] = await db
    .select({ n: count().mapWith(Number) })
    .from(leaderboardScores)
    .where(and(eq(leaderboardScores.leaderboardId, board.id), or(gt(score, reached), and(isSameScore, isEarlier))));
  return { rank: (better?.n ?? 0) + 1, score: reached, prize };
}
