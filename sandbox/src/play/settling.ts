import { and, asc, eq, lte } from "drizzle-orm";
import type { Platform } from "../platform.ts";
import { repeat } from "../repeat.ts";
import { AT_ONCE, attemptsOf, isNotPostponed, settleDue } from "../settling/settleDue.ts";
import { findRoundGame } from "./catalogue.ts";
import { playRounds } from "./play.tables.ts";
import { settleRound } from "./settlement.ts";

const EVERY_MS = 2000;

/** Settles all due rounds and refunds those of removed games. Returns their number. */
export const settleDueRounds = (platform: Platform): Promise<number> =>
  settleDue(platform.db, {
    kind: "round",
    due: () => dueRounds(platform),
    async settle({ key, nodeId }) {
      const game = await findRoundGame(platform, nodeId, "EN");
      const round = await settleRound(platform, key, game?.rules);
      return round?.status === "OPEN" ? 0 : 1;
    },
  });

const dueRounds = ({ db, clock }: Platform) =>
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
    .limit(AT_ONCE);

/** Settles due rounds now and every two seconds. Returns a function that stops it. */
export const startSettling = (platform: Platform): (() => Promise<void>) =>
  repeat(EVERY_MS, "settling rounds", () => settleDueRounds(platform));
