import { ENGINES } from "@atrium/arcade/playableGame";
import { and, eq, inArray, notInArray } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { favoriteGames, games, recentGames } from "../games/games.tables.ts";
import { isTrue } from "../games/seed/trueTitles.ts";
import { jackpotGames } from "../jackpots/jackpots.tables.ts";

/**
 * Takes the games that are not true out of the catalogue of an earlier release; open bets on them are given back. Its slots
 * and fishing games were all played alike, whatever their kind.
 */
export async function keepTrueGames(tx: Tx): Promise<void> {
  for (const [category, kind] of [
    ["RNG", "VIDEO"],
    ["FISH", "ARCADE"],
  ] as const) {
    const unknown = notInArray(games.gameClassify, Object.keys(ENGINES));
    await tx
      .update(games)
      .set({ gameClassify: kind })
      .where(and(eq(games.gameType, category), unknown));
  }
  const gone = (await tx.select().from(games)).filter((game) => !isTrue(game)).map(({ nodeId }) => nodeId);
  if (gone.length === 0) return;
  for (const table of [favoriteGames, recentGames, jackpotGames])
    await tx.delete(table).where(inArray(table.nodeId, gone));
  await tx.delete(games).where(inArray(games.nodeId, gone));
}
