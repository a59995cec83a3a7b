import { eq } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import { PlatformError } from "../http/errors.ts";
import { lockActiveMember } from "../member/memberLocks.ts";
import { type Leaderboard, leaderboardScores, leaderboards } from "./leaderboards.tables.ts";

/**
 * Lets a member take part in a tournament; joining again changes nothing. Throws NOT_FOUND, PROMOTION_NOT_OPEN before its
 * begin and after its end, and NOT_ELIGIBLE for a race and for members with another currency.
 */
export const joinTournament = (
  { db, clock }: CorePlatform,
  { memberId, currency }: { memberId: number; currency: string },
  id: number,
): Promise<Leaderboard> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    await lockActiveMember(tx, memberId, at);
    // The lock makes the leaderboard's end and this transaction wait for each other.
    const [board] = await tx.select().from(leaderboards).where(eq(leaderboards.id, id)).for("share");
    if (!board) throw new PlatformError("NOT_FOUND");
    if (board.kind !== "TOURNAMENT" || board.currency !== currency) throw new PlatformError("NOT_ELIGIBLE");
    const isOn = board.endedAt === null && at >= board.startsAt && at < board.endsAt;
    if (!isOn) throw new PlatformError("PROMOTION_NOT_OPEN");
    const row = { leaderboardId: id, memberId, score: 0n, reachedAt: at };
    await tx.insert(leaderboardScores).values(row).onConflictDoNothing();
    return board;
  });
