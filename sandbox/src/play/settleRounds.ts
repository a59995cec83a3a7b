import { and, asc, eq, lte } from "drizzle-orm";
import { sweep } from "../jobs/job.ts";
import { every } from "../jobs/schedule.ts";
import type { Platform } from "../platform.ts";
import { AT_ONCE, attemptsOf, isNotPostponed, settleDue } from "../settling/settleDue.ts";
import { playRounds } from "./play.tables.ts";
import { findRoundGame } from "./roundGames.ts";
import { settleRound } from "./settlement.ts";

/** Settles all due rounds and refunds those of removed games. Returns their number. */
export const settleDueRounds = (platform: Platform, signal?: AbortSignal): Promise<number> =>
  settleDue(platform.db, {
    kind: "round",
    due: () => dueRounds(platform),
    signal,
    async settle([{ key, nodeId }]) {
      const game = await findRoundGame(platform, nodeId, "EN");
      const round = await settleRound(platform, key, game?.rules);
      return round?.status === "OPEN" ? 0 : 1;
    },
  });

const dueRounds = ({ db, clock }: Platform, count = AT_ONCE) =>
  db
    .select({ key: playRounds.key, nodeId: playRounds.nodeId })
    .from(playRounds)
    .where(
      and(
        eq(playRounds.status, "OPEN"),
        lte(playRounds.settlesAt, clock.now()),
        isNotPostponed("round", playRounds.key),
      ),
    )
    .orderBy(attemptsOf("round", playRounds.key), asc(playRounds.settlesAt))
    .limit(count);

/** Settles due rounds, also those left open at the last shutdown. */
export const settleRounds = sweep<Platform>({
  name: "settle-rounds",
  schedule: every(2_000),
  setsAside: ["round"],
  hasWork: async (platform) => (await dueRounds(platform, 1)).length > 0,
  sweep: settleDueRounds,
});
