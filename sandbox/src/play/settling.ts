import { and, asc, eq, lte } from "drizzle-orm";
import type { Platform } from "../platform.ts";
import { repeat } from "../repeat.ts";
import { findRoundGame } from "./catalogue.ts";
import { playRounds } from "./play.tables.ts";
import { settleRound } from "./settlement.ts";

const EVERY_MS = 2000;

/** Settles all due rounds and refunds those of removed games. Returns their number. */
export async function settleDueRounds(platform: Platform): Promise<number> {
  const { db, clock } = platform;
  const due = await db
    .select({ key: playRounds.key, nodeId: playRounds.nodeId })
    .from(playRounds)
    .where(and(eq(playRounds.status, "OPEN"), lte(playRounds.settlesAt, clock.now())))
    .orderBy(asc(playRounds.settlesAt))
    .limit(500);
  for (const { key, nodeId } of due) {
    const game = await findRoundGame(platform, nodeId, "EN");
    await settleRound(platform, key, game?.rules);
  }
  return due.length;
}

/** Settles due rounds now and every two seconds. Returns a function that stops it. */
export const startSettling = (platform: Platform): (() => Promise<void>) =>
  repeat(EVERY_MS, "settling rounds", () => settleDueRounds(platform));
