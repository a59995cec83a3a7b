import path from "node:path";
import { readJson } from "@atrium/arcade/texts";
import { z } from "zod";
import { bannerArt } from "../bannerArt.ts";
import { leaderboardKinds, leaderboardRules } from "./leaderboards.tables.ts";

const prize = z.strictObject({ from: z.int().min(1), to: z.int().min(1), amount: z.int().min(1) });

/** The operator's leaderboards. One of each series is on at any time. */
export const LEADERBOARD_PLANS = readJson(
  path.join(import.meta.dirname, "leaderboards.json"),
  z.array(
    z.strictObject({
      series: z.int().min(1),
      kind: z.enum(leaderboardKinds),
      rule: z.enum(leaderboardRules),
      /** The games that count: slots of the house, the most played slots, or fishing games; without it, all games. */
      games: z.enum(["inHouse", "popular", "fishing"]).optional(),
      days: z.int().min(1),
      /** Days between its begin and the first start of the platform. */
      begunDaysAgo: z.int().min(0),
      /** Minor units of `CATALOGUE_CURRENCY`. */
      minBet: z.int().min(1).transform(BigInt),
      turnover: z.int().min(1),
      prizes: z.array(prize),
      art: bannerArt,
    }),
  ),
);

export type LeaderboardPlan = (typeof LEADERBOARD_PLANS)[number];

/** The plan of a series. */
export function planOf(series: number): LeaderboardPlan {
  const plan = LEADERBOARD_PLANS.find((one) => one.series === series);
  if (!plan) throw new Error(`no leaderboard of series ${series}`);
  return plan;
}
