import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { PLAYER_TYPE } from "../accountTypes.ts";
import type { Tx } from "../db/openDatabase.ts";
import { noonsBefore, type SeedContext } from "../db/seedContext.ts";
import { members } from "../member/member.tables.ts";
import { memberProfiles } from "../member/profile.tables.ts";
import { writeRewards } from "../rewards/writeRewards.ts";
import { later } from "../time/merchantTime.ts";
import { qualifiedReferrals } from "./referral.tables.ts";
import { REWARD_TITLE, rewardOf } from "./tiers.ts";

const [AGENT, DEMO] = [2, 3];
/** Accounts up to this id are for journeys and for people who try the product. */
const LAST_NAMED = 8;
const FRIENDS = 6;
const CURRENCY = "VND";
/** Ids of the rewards for the qualified friends; those before them are of the reward centre. */
const FIRST_REWARD = 11;
/** Days ago when they qualified. The first reward was not claimed in time. */
const QUALIFIED = [47, 4] as const;

/** Makes some of the agent's players who joined after demo its friends: two have qualified, the others have not proved their number. */
export async function seedReferrals(tx: Tx, { now }: SeedContext): Promise<void> {
  const daysAgo = noonsBefore(now);
  const joined = tx.select({ at: members.registeredAt }).from(members).where(eq(members.id, DEMO));
  const friends = await tx
    .select()
    .from(members)
    .where(
      and(
        eq(members.uplineId, AGENT),
        eq(members.type, PLAYER_TYPE),
        gt(members.id, LAST_NAMED),
        gt(members.registeredAt, joined),
      ),
    )
    .orderBy(asc(members.registeredAt))
    .limit(FRIENDS);
  const ids = friends.map(({ id }) => id);
  await tx
    .update(memberProfiles)
    .set({ referrerId: DEMO, registerMethod: "WEB" })
    .where(inArray(memberProfiles.memberId, ids));
  await tx
    .update(memberProfiles)
    .set({ mobileVerified: true })
    .where(inArray(memberProfiles.memberId, ids.slice(0, QUALIFIED.length)));
  const qualified = QUALIFIED.map((days, index) => ({
    memberId: friends[index]?.id ?? 0,
    referrerId: DEMO,
    rewardId: FIRST_REWARD + index,
    qualifiedAt: daysAgo(days),
  }));
  await writeRewards(
    tx,
    qualified.map(({ memberId, rewardId, qualifiedAt }, index) => {
      const claimBefore = later(qualifiedAt, { days: 30 });
      const isOver = claimBefore < now;
      return {
        id: rewardId,
        memberId: DEMO,
        cause: `referral:${memberId}`,
        kind: "REFERRAL",
        titles: REWARD_TITLE,
        amount: rewardOf(index + 1, CURRENCY),
        currency: CURRENCY,
        turnoverRequired: 0n,
        status: isOver ? "EXPIRED" : "AVAILABLE",
        grantedAt: qualifiedAt,
        claimBefore,
        endedAt: isOver ? claimBefore : null,
      };
    }),
  );
  await tx.insert(qualifiedReferrals).values(qualified);
}
