import { and, eq, or } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import type { Database } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import type { KeepAnswer } from "../http/idempotency/answerWith.ts";
import { fromPlatform, post } from "../ledger/ledger.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import { lockActiveMember } from "../member/memberLocks.ts";
import { type Activity, activityOf, type Occurrence, occurrenceAt, progressOf } from "./missionProgress.ts";
import { MISSION_CURRENCY, MISSION_PERIODS, MISSIONS, type Mission, type MissionPeriod } from "./missions.data.ts";
import { missionClaims } from "./missions.tables.ts";

/** The member who has missions. */
interface Holder {
  memberId: number;
  currency: string;
}

/** A member's mission: open, reached so that its reward can be claimed, or claimed. */
export interface MemberMission {
  mission: Mission;
  occurrence: Occurrence;
  progress: bigint;
  status: "OPEN" | "CLAIMABLE" | "CLAIMED";
}

/** The ledger's key of a reward. */
export const rewardKey = (memberId: number, missionId: number, occurrence: string) =>
  `mission:${missionId}:${occurrence}:${memberId}`;

const offeredTo = ({ currency }: Holder): readonly Mission[] => (currency === MISSION_CURRENCY ? MISSIONS : []);

/** Names of the present occurrences, by period. */
const occurrencesAt = (now: Date) => new Map(MISSION_PERIODS.map((period) => [period, occurrenceAt(period, now)]));

/** Numbers of the missions that a member claimed in the present periods. */
async function claimedIn(db: Database, memberId: number, occurrences: ReadonlyMap<MissionPeriod, Occurrence>) {
  const rows = await db
    .select({ missionId: missionClaims.missionId })
    .from(missionClaims)
    .where(
      and(
        eq(missionClaims.memberId, memberId),
        or(...[...occurrences.values()].map(({ name }) => eq(missionClaims.occurrence, name))),
      ),
    );
  return new Set(rows.map(({ missionId }) => missionId));
}

/** A member's missions in the operator's order, with their progress. */
export async function missionsOf({ db, clock }: CorePlatform, holder: Holder): Promise<MemberMission[]> {
  const occurrences = occurrencesAt(clock.now());
  const claimed = await claimedIn(db, holder.memberId, occurrences);
  const activities = new Map<MissionPeriod, Activity>();
  const missions: MemberMission[] = [];
  for (const mission of offeredTo(holder)) {
    const { id, period, goal } = mission;
    const occurrence = occurrences.get(period);
    if (!occurrence) continue;
    const full = BigInt(goal.count);
    if (claimed.has(id)) {
      missions.push({ mission, occurrence, progress: full, status: "CLAIMED" });
      continue;
    }
    const activity = activities.get(period) ?? (await activityOf(db, holder.memberId, occurrence.range));
    activities.set(period, activity);
    const progress = progressOf(goal, activity);
    missions.push({ mission, occurrence, progress, status: progress === full ? "CLAIMABLE" : "OPEN" });
  }
  return missions;
}

/** Number of a member's missions that are not claimed yet in their periods. */
export async function countOpenMissions({ db, clock }: CorePlatform, holder: Holder): Promise<number> {
  const offered = offeredTo(holder);
  if (offered.length === 0) return 0;
  const claimed = await claimedIn(db, holder.memberId, occurrencesAt(clock.now()));
  return offered.filter(({ id }) => !claimed.has(id)).length;
}

/**
 * Pays the reward of a reached mission, once for each of its periods. Throws NOT_FOUND, NOT_ELIGIBLE while the goal is
 * not reached, and ALREADY_CLAIMED.
 */
export async function claimMission(
  platform: CorePlatform,
  holder: Holder,
  missionId: number,
  keepAnswer?: KeepAnswer<MemberMission>,
): Promise<MemberMission> {
  const { memberId, currency } = holder;
  const found = (await missionsOf(platform, holder)).find(({ mission }) => mission.id === missionId);
  if (!found) throw new PlatformError("NOT_FOUND");
  if (found.status === "CLAIMED") throw new PlatformError("ALREADY_CLAIMED");
  if (found.status === "OPEN") throw new PlatformError("NOT_ELIGIBLE");
  const { mission, occurrence } = found;
  const { reward: amount, score } = mission;
  const at = platform.clock.now();
  const claimIn = async (tx: LedgerTx): Promise<MemberMission> => {
    await lockActiveMember(tx, memberId, at);
    const claim = { memberId, missionId, occurrence: occurrence.name, amount, score, claimedAt: at };
    const rows = await tx.insert(missionClaims).values(claim).onConflictDoNothing().returning();
    if (rows.length === 0) throw new PlatformError("ALREADY_CLAIMED");
    await post(tx, {
      key: rewardKey(memberId, missionId, occurrence.name),
      kind: "BONUS",
      at,
      reference: `mission-${missionId}`,
      entries: fromPlatform("promotions", { memberId, currency, amount }),
    });
    return { ...found, status: "CLAIMED" };
  };
  return transact(platform, claimIn, keepAnswer);
}
