import type { Tx } from "../db/openDatabase.ts";
import { noonsBefore, type SeedContext } from "../db/seedContext.ts";
import { inEveryLanguage } from "../http/languages.ts";
import { freeSpinsOf, planOf } from "../promotions/promotions.data.ts";
import { PROMOTION_TEXTS } from "../promotions/promotions.texts.ts";
import type { Reward, RewardKind } from "../rewards/rewards.tables.ts";
import { writeRewards } from "../rewards/writeRewards.ts";

const DEMO = 3;

/** Kind, promotion that gave it, amount in VND, state, days ago when it was granted and when it ended. */
const PAST: readonly [RewardKind, number, bigint, Reward["status"], number, number][] = [
  // It became demo's bonus that is played through.
  ["PROMOTION", 8, 88_000n, "CLAIMED", 27, 26],
  ["SIGN_IN", 19, 5_000n, "EXPIRED", 20, 13],
  // Still to be claimed, in 5 and 12 days.
  // What demo's level gave last week, as the promotion says.
  ["VIP", 12, 20_000n, "AVAILABLE", 2, -5],
  ["RED_ENVELOPE", 23, 18_000n, "AVAILABLE", 1, -12],
  // The member can claim these free spins.
  ["PROMOTION", 24, 20_000n, "AVAILABLE", 0, -40],
];

/** Rewards of demo, some in each state. */
export async function seedRewards(tx: Tx, { now }: SeedContext): Promise<void> {
  const daysAgo = noonsBefore(now);
  await writeRewards(
    tx,
    PAST.map(([kind, promotion, amount, status, granted, ended], index) => {
      const { facts } = planOf(promotion);
      const freeSpins = freeSpinsOf(facts);
      return {
        id: index + 1,
        memberId: DEMO,
        cause: `past:${index + 1}`,
        kind,
        titles: inEveryLanguage((language) => PROMOTION_TEXTS[language].promotions[promotion]?.title ?? ""),
        amount,
        currency: "VND",
        // As the promotion says. Free spins have terms of their own.
        turnoverRequired: freeSpins ? 0n : amount * BigInt(facts.turnover),
        freeSpins,
        status,
        grantedAt: daysAgo(granted),
        claimBefore: daysAgo(status === "CLAIMED" ? granted - 7 : ended),
        endedAt: status === "AVAILABLE" ? null : daysAgo(ended),
      };
    }),
  );
}
