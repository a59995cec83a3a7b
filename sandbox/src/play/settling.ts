import { and, asc, eq, lte } from "drizzle-orm";
import type { Platform } from "../platform.ts";
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

/**
 * Settles what was left open when the platform went down, then every two seconds what falls due. Gives the function that
 * ends it, to await before the database is closed.
 */
export function startSettling(platform: Platform): () => Promise<void> {
  let isOver = false;
  let running: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    running = settleDueRounds(platform).catch((error: unknown) => {
      // The next sweep tries again: a round stays open until its settlement is committed.
      process.stderr.write(`settling rounds: ${error instanceof Error ? error.message : "failed"}\n`);
    });
    void running.then(() => {
      if (!isOver) timer = setTimeout(sweep, EVERY_MS).unref();
    });
  };
  let timer: NodeJS.Timeout | undefined;
  sweep();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}
