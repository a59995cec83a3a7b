import { and, asc, eq, lte } from "drizzle-orm";
import type { Platform } from "../platform.ts";
import { repeat } from "../repeat.ts";
import { findRoundGame } from "./catalogue.ts";
import { playRounds } from "./play.tables.ts";
import { settleRound } from "./settlement.ts";

const EVERY_MS = 2000;

/** Settles every round whose time has come; those whose game is gone are refunded. Gives how many. */
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

/** Settles what was left open when the platform went down, then every two seconds what falls due. Gives its end. */
export const startSettling = (platform: Platform): (() => Promise<void>) =>
  repeat(EVERY_MS, "settling rounds", () => settleDueRounds(platform));
