import { desc, eq } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { games } from "../games/games.tables.ts";
import type { PastGame } from "./history.ts";

/** Number of games per category: most people play popular games. */
const EACH = 60;

/** The games of past bets: the most played ones of each category. */
export async function pastGames(tx: Tx): Promise<PastGame[]> {
  const rows = await tx
    .select()
    .from(games)
    .where(eq(games.status, "ACTIVE"))
    .orderBy(desc(games.popularity), games.nodeId);
  const taken = new Map<string, number>();
  return rows
    .filter(({ gameType }) => {
      const before = taken.get(gameType) ?? 0;
      taken.set(gameType, before + 1);
      return before < EACH;
    })
    .map(({ nodeId, vassalage, gameType, names, minBet, maxBet }) => ({
      nodeId,
      vassalage,
      category: gameType,
      name: names.EN,
      minBet,
      maxBet,
    }));
}
