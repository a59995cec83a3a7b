import type { Tx } from "../db/openDatabase.ts";
import { noonsBefore, type SeedContext } from "../db/seedContext.ts";
import { inEveryLanguage } from "../http/languages.ts";
import { freeSpinsOf, planOf } from "../promotions/promotions.data.ts";
import { PROMOTION_TEXTS } from "../promotions/promotions.texts.ts";
import type { Reward, RewardKind } from "../rewards/rewards.tables.ts";
import { writeRewards } from "../rewards/writeRewards.ts";

const DEMO = 3;

/** Kind, promotion of the title, amount and turnover in VND, state, days ago when it was granted and when it ended. */
const PAST: readonly [RewardKind, number, bigint, bigint, Reward["status"], number, number][] = [
  // It became demo's bonus that is played through.
  ["PROMOTION", 8, 88_000n, 880_000n, "CLAIMED", 27, 26],
  ["SIGN_IN", 19, 5_000n, 0n, "EXPIRED", 20, 13],
  // Still to be claimed, in 5 and 12 days.
  // What demo's level gave last week, as the promotion says.
  ["VIP", 12, 20_000n, 60_000n, "AVAILABLE", 2, -5],
  ["RED_ENVELOPE", 23, 18_000n, 0n, "AVAILABLE", 1, -12],
  // The member can claim these free spins.
  ["PROMOTION", 24, 20_000n, 0n, "AVAILABLE", 0, -40],
];

/** Rewards of demo, some in each state. */
export async function seedRewards(tx: Tx, { now }: SeedContext): Promise<void> {
  const daysAgo = noonsBefore(now);
  await writeRewards(
    tx,
    PAST.map(([kind, promotion, amount, turnoverRequired, status, granted, ended], index) => ({
      id: index + 1,
      memberId: DEMO,
      cause: `past:${index + 1}`,
      kind,
      titles: inEveryLanguage((language) => PROMOTION_TEXTS[language].promotions[promotion]?.title ?? ""),
      amount,
      currency: "VND",
      turnoverRequired,
      freeSpins: freeSpinsOf(planOf(promotion).facts),
      status,
      grantedAt: daysAgo(granted),
      claimBefore: daysAgo(status === "CLAIMED" ? granted - 7 : ended),
      endedAt: status === "AVAILABLE" ? null : daysAgo(ended),
    })),
  );
}
