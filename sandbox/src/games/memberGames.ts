import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { Database, Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import { lockMember } from "../member/members.ts";
import { favoriteGames, recentGames } from "./games.tables.ts";

const MOST_FAVORITES = 200;
const MOST_RECENT = 50;

/** A member's favourites, the latest first. */
export async function favoriteIds(db: Database | Tx, memberId: number): Promise<number[]> {
  const rows = await db
    .select({ nodeId: favoriteGames.nodeId })
    .from(favoriteGames)
    .where(eq(favoriteGames.memberId, memberId))
    .orderBy(desc(favoriteGames.addedAt), desc(favoriteGames.nodeId));
  return rows.map(({ nodeId }) => nodeId);
}

/** Adds a favourite; an existing one keeps its place. Throws FAVORITE_LIMIT at the 201st. */
export async function addFavorite(tx: Tx, memberId: number, nodeId: number, addedAt: Date): Promise<void> {
  // One request per member at a time: two at once could both become the 200th.
  await lockMember(tx, memberId);
  const added = await tx
    .insert(favoriteGames)
    .values({ memberId, nodeId, addedAt })
    .onConflictDoNothing()
    .returning({ nodeId: favoriteGames.nodeId });
  if (added.length === 0) return;
  const [row] = await tx
    .select({ marked: count().mapWith(Number) })
    .from(favoriteGames)
    .where(eq(favoriteGames.memberId, memberId));
  if ((row?.marked ?? 0) > MOST_FAVORITES) throw new PlatformError("FAVORITE_LIMIT");
}

/** Removes a favourite, if there is one. */
export async function removeFavorite(tx: Tx, memberId: number, nodeId: number): Promise<void> {
  await tx.delete(favoriteGames).where(and(eq(favoriteGames.memberId, memberId), eq(favoriteGames.nodeId, nodeId)));
}

/** A member's recent games, the latest first, at most 50. */
export async function recentIds(db: Database | Tx, memberId: number): Promise<number[]> {
  const rows = await db
    .select({ nodeId: recentGames.nodeId })
    .from(recentGames)
    .where(eq(recentGames.memberId, memberId))
    .orderBy(desc(recentGames.playedAt), desc(recentGames.nodeId))
    .limit(MOST_RECENT);
  return rows.map(({ nodeId }) => nodeId);
}

/** Records that a member opened a game. Only the latest 50 are kept. */
export async function recordRecent(tx: Tx, memberId: number, nodeId: number, playedAt: Date): Promise<void> {
  await tx
    .insert(recentGames)
    .values({ memberId, nodeId, playedAt })
    .onConflictDoUpdate({ target: [recentGames.memberId, recentGames.nodeId], set: { playedAt } });
  const old = tx
    .select({ nodeId: recentGames.nodeId })
    .from(recentGames)
    .where(eq(recentGames.memberId, memberId))
    .orderBy(desc(recentGames.playedAt), desc(recentGames.nodeId))
    .offset(MOST_RECENT);
  await tx.delete(recentGames).where(and(eq(recentGames.memberId, memberId), inArray(recentGames.nodeId, old)));
}
