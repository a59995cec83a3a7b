import { and, eq, gt, isNull, max, sql } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import type { Database } from "../db/openDatabase.ts";
import { sweep } from "../jobs/job.ts";
import { every } from "../jobs/schedule.ts";
import { leaderboardScores, leaderboards } from "./leaderboards.tables.ts";

/** The leaderboards that are on and have changed scores without an event, with the time of the latest change. */
const moved = (db: Database) =>
  db
    .select({ id: leaderboards.id, latest: max(leaderboardScores.reachedAt).as("latest") })
    .from(leaderboards)
    .innerJoin(
      leaderboardScores,
      and(
        eq(leaderboardScores.leaderboardId, leaderboards.id),
        gt(leaderboardScores.reachedAt, leaderboards.announcedAt),
      ),
    )
    .where(isNull(leaderboards.endedAt))
    .groupBy(leaderboards.id);

/** Tells subscribers that ranks may have changed: at most once a second, however many bets count. */
export const announceLeaderboards = sweep<CorePlatform>({
  name: "announce-leaderboards",
  schedule: every(1_000),
  hasWork: async ({ db }) => (await moved(db)).length > 0,
  sweep: ({ events }) =>
    events.transaction(async (tx) => {
      const latest = moved(tx).as("latest");
      const boards = await tx
        .update(leaderboards)
        .set({ announcedAt: sql`${latest.latest}` })
        .from(latest)
        .where(eq(leaderboards.id, latest.id))
        .returning({ id: leaderboards.id });
      if (boards.length > 0) await events.record(tx, { topic: "leaderboard" });
      return boards.length;
    }),
});
