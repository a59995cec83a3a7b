import type { Tx } from "../db/openDatabase.ts";
import type { PastGame } from "./history.ts";

/** The games that past bets were placed on. */
export async function pastGames(_tx: Tx): Promise<PastGame[]> {
  return ["RNG", "FISH", "LIVE", "SPORTS", "ESPORTS", "ELOTT", "PVP"].flatMap((category, c) =>
    Array.from({ length: 10 }, (_, i) => ({
      nodeId: c * 100 + i,
      vassalage: "PP",
      category,
      name: `Game ${category} ${i}`,
    })),
  );
}
