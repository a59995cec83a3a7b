import { isNull } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { leaderboards } from "./leaderboards.tables.ts";

/** The web client's paths of the leaderboards that are on, by their series. */
export async function leaderboardPaths(db: Tx): Promise<ReadonlyMap<number, string>> {
  const { id, series, endedAt } = leaderboards;
  const open = await db.select({ id, series }).from(leaderboards).where(isNull(endedAt));
  return new Map(open.map((board) => [board.series, `/leaderboards/${board.id}`]));
}
