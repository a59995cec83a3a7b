import type { Tx } from "../db/openDatabase.ts";
import { noonsBefore, type SeedContext } from "../db/seedContext.ts";
import { ONCE } from "../promotions/promotionPeriods.ts";
import {
  type Application,
  promotionApplications,
  promotionClaims,
  promotionMembers,
} from "./memberPromotions.tables.ts";

const DEMO = 3;

/** Promotion and days ago. */
const JOINED: readonly [promotion: number, days: number][] = [
  [2, 20],
  [8, 27],
  [9, 5],
  [11, 20],
];
const CLAIMED: readonly [promotion: number, days: number][] = [[8, 26]];
/** Promotion, state, days ago when it was sent and when it was decided. The approved one gave a bonus of the past. */
const APPLIED: readonly [number, Application["status"], string, number, number | null][] = [
  [14, "REJECTED", "I have followed you since last week.", 7, 6],
  [15, "APPLYING", "It is my birthday on the 30th.", 0, null],
  [16, "PROCESS", "2,400,000 on Dragon Fortune, see the bet record.", 1, null],
  [17, "ISSUED", "A treble on Saturday.", 14, 12],
];

/** What demo has done with promotions: one in each state that stays as it is. */
export async function seedMemberPromotions(tx: Tx, { now }: SeedContext): Promise<void> {
  const daysAgo = noonsBefore(now);
  await tx
    .insert(promotionMembers)
    .values(JOINED.map(([promotionId, days]) => ({ memberId: DEMO, promotionId, joinedAt: daysAgo(days) })));
  await tx.insert(promotionClaims).values(
    CLAIMED.map(([promotionId, days]) => ({
      memberId: DEMO,
      promotionId,
      occurrence: ONCE,
      claimedAt: daysAgo(days),
    })),
  );
  await tx.insert(promotionApplications).values(
    APPLIED.map(([promotionId, status, remark, sent, decided]) => ({
      memberId: DEMO,
      promotionId,
      remark,
      imageIds: [],
      status,
      reason: status === "REJECTED" ? ("PICTURE" as const) : null,
      createdAt: daysAgo(sent),
      decidedAt: decided === null ? null : daysAgo(decided),
    })),
  );
}
