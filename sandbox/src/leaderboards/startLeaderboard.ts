import { insertOne } from "../db/inserts.ts";
import type { Tx } from "../db/openDatabase.ts";
import { CATALOGUE_CURRENCY } from "../money.ts";
import { later } from "../time/merchantTime.ts";
import type { LeaderboardPlan } from "./leaderboards.data.ts";
import { type Leaderboard, leaderboards } from "./leaderboards.tables.ts";

interface Start {
  plan: LeaderboardPlan;
  /** The games that count; all when it is empty. */
  games: readonly number[];
  startsAt: Date;
}

/** Writes the next leaderboard of a series. The caller enqueues its end. */
export async function startLeaderboard(tx: Tx, { plan, games, startsAt }: Start): Promise<Leaderboard> {
  const { series, kind, rule, minBet, prizes, turnover, days } = plan;
  return await insertOne(tx, leaderboards, {
    ...{ series, kind, rule, minBet, prizes, turnover, startsAt },
    currency: CATALOGUE_CURRENCY,
    games: [...games],
    endsAt: later(startsAt, { days }),
    announcedAt: startsAt,
  });
}
