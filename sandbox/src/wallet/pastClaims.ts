import type { SeededRandom } from "@atrium/arcade/seededRandom";
import { memberAccountId, platformAccountId } from "../ledger/ledger.ts";
import { type BetTally, occurrenceAt, progressOf } from "../missions/missionProgress.ts";
import { MISSION_CURRENCY, MISSIONS, type MissionPeriod } from "../missions/missions.data.ts";
import type { missionClaims } from "../missions/missions.tables.ts";
import { rewardKey } from "../missions/missions.ts";
import { later } from "../time/merchantTime.ts";
import { HOUR_MS } from "../time/units.ts";
import type { History, Movement } from "./history.ts";

type Claim = typeof missionClaims.$inferInsert;

const PAST_DAYS = 35;
/** The part of the reached missions that members claim. */
const CLAIMED = 0.8;

/** What a member did in one occurrence of a mission. */
interface Deeds {
  tallies: BetTally[];
  deposited: bigint;
  lastAt: Date;
}

/** The claims of the daily and weekly missions that a player reached in the last weeks, with their payments. */
export function pastClaims(
  memberId: number,
  { bets, movements }: History,
  until: Date,
  random: SeededRandom,
): { claims: Claim[]; movements: Movement[] } {
  const from = later(until, { days: -PAST_DAYS }).getTime();
  const claims: Claim[] = [];
  for (const period of ["DAILY", "WEEKLY"] as const) {
    const deeds = new Map<string, Deeds>();
    const deedsAt = (at: Date) => {
      const name = occurrenceNameAt(period, at);
      const found = deeds.getOrInsertComputed(name, () => ({ tallies: [], deposited: 0n, lastAt: at }));
      if (at > found.lastAt) found.lastAt = at;
      return found;
    };
    for (const { placedAt, settledAt, gameCategory: category, status = "UNSETTLED", validBet } of bets) {
      if (settledAt && placedAt.getTime() >= from) {
        deedsAt(placedAt).tallies.push({ category, status, bets: 1, validBet });
      }
    }
    for (const { kind, at, amount } of movements) {
      if (kind === "DEPOSIT" && at.getTime() >= from) deedsAt(at).deposited += amount;
    }
    for (const [occurrence, done] of deeds) {
      for (const { id: missionId, goal, reward: amount, score } of MISSIONS.filter((it) => it.period === period)) {
        if (progressOf(goal, done) < BigInt(goal.count) || !random.chance(CLAIMED)) continue;
        const claimedAt = new Date(Math.min(done.lastAt.getTime() + random.int(1, 20) * 60_000, until.getTime() - 1));
        claims.push({ memberId, missionId, occurrence, amount, score, claimedAt });
      }
    }
  }
  return { claims, movements: claims.map(paymentOf) };
}

const paymentOf = ({ memberId, missionId, occurrence, amount, claimedAt: at }: Claim): Movement => ({
  key: rewardKey(memberId, missionId, occurrence),
  kind: "BONUS",
  at,
  reference: `mission-${missionId}`,
  memberId,
  accountId: memberAccountId(memberId, "main", MISSION_CURRENCY),
  counterpartId: platformAccountId("promotions", MISSION_CURRENCY),
  amount,
});

/** Names by period and hour: a merchant's day begins with an hour, and thousands of bets fall into the same ones. */
const names = new Map<string, string>();

function occurrenceNameAt(period: MissionPeriod, at: Date): string {
  const key = `${period}:${Math.floor(at.getTime() / HOUR_MS)}`;
  return names.getOrInsertComputed(key, () => occurrenceAt(period, at).name);
}
