import { and, asc, eq, gte, lt, max, sql, sum } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import { members } from "../member/member.tables.ts";
import { type RangePreset, reportRange } from "../reports/reportRange.ts";
import { missionClaims } from "./missions.tables.ts";

/** Periods of the board. */
export const BOARD_PERIODS = { WEEK: "THIS_WEEK", MONTH: "THIS_MONTH" } as const satisfies Record<string, RangePreset>;
export type BoardPeriod = keyof typeof BOARD_PERIODS;

/** A place on the board. */
export interface Place {
  rank: number;
  username: string;
  score: number;
}

/** Members by the score of their claims; of equal scores, the one that was reached earlier comes first. */
function placesIn({ db, clock }: CorePlatform, period: BoardPeriod) {
  const range = reportRange({ preset: BOARD_PERIODS[period] }, clock.now());
  if (!range) throw new Error(`no range for ${period}`);
  const score = sum(missionClaims.score).mapWith(Number).as("score");
  const scores = db
    .select({ memberId: missionClaims.memberId, score, reachedAt: max(missionClaims.claimedAt).as("reached_at") })
    .from(missionClaims)
    .where(and(gte(missionClaims.claimedAt, range.from), lt(missionClaims.claimedAt, range.until)))
    .groupBy(missionClaims.memberId)
    .as("scores");
  return db
    .select({
      rank: sql<number>`row_number() over (order by ${scores.score} desc, ${scores.reachedAt}, ${scores.memberId})`
        .mapWith(Number)
        .as("place"),
      memberId: scores.memberId,
      score: scores.score,
    })
    .from(scores)
    .as("places");
}

/** A page of the board, with the number of members on it. */
export async function boardPage(
  platform: CorePlatform,
  period: BoardPeriod,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ places: Place[]; total: number }> {
  const all = placesIn(platform, period);
  const places = await platform.db
    .select({ rank: all.rank, username: members.username, score: all.score })
    .from(all)
    .innerJoin(members, eq(members.id, all.memberId))
    .orderBy(asc(all.rank))
    .offset(offset)
    .limit(limit);
  return { places, total: await platform.db.$count(all) };
}

/** A member's own place; null without a claim in the period. */
export async function placeOf(platform: CorePlatform, period: BoardPeriod, memberId: number) {
  const places = placesIn(platform, period);
  const [own] = await platform.db
    .select({ rank: places.rank, score: places.score })
    .from(places)
    .where(eq(places.memberId, memberId));
  return own ?? null;
}
