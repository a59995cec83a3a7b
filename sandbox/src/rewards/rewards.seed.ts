import { sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import type { SeedContext } from "../db/seedContext.ts";
import { inEveryLanguage } from "../http/languages.ts";
import { PROMOTION_TEXTS } from "../promotions/promotions.texts.ts";
import { startOfToday } from "../reports/reportRange.ts";
import { type Reward, type RewardKind, rewards } from "./rewards.tables.ts";
import { expireReward } from "./rewards.ts";

const DAY_MS = 86_400_000;
const DEMO = 3;

/** Kind, promotion of the title, amount and turnover in VND, state, days ago when it was granted and when it ended. */
const PAST: readonly [RewardKind, number, bigint, bigint, Reward["status"], number, number][] = [
  // It became demo's bonus that is played through.
  ["PROMOTION", 8, 88_000n, 880_000n, "CLAIMED", 27, 26],
  ["SIGN_IN", 6, 5_000n, 0n, "EXPIRED", 20, 13],
  // Still to be claimed, in 5 and 12 days.
  ["VIP", 12, 58_000n, 174_000n, "AVAILABLE", 2, -5],
  ["RED_ENVELOPE", 7, 18_000n, 0n, "AVAILABLE", 1, -12],
];

/** Rewards of demo, some in each state. */
export async function seedRewards(tx: Tx, { now }: SeedContext): Promise<void> {
  const noon = startOfToday(now).getTime() + DAY_MS / 2;
  const daysAgo = (days: number) => new Date(noon - days * DAY_MS);
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
      status,
      grantedAt: daysAgo(granted),
      claimBefore: daysAgo(status === "CLAIMED" ? granted - 7 : ended),
      endedAt: status === "AVAILABLE" ? null : daysAgo(ended),
    })),
  );
}

/** Writes rewards, and lets those that wait expire. */
export async function writeRewards(tx: Tx, rows: readonly Reward[]): Promise<void> {
  await tx.insert(rewards).values([...rows]);
  await tx.execute(sql`select setval(pg_get_serial_sequence('rewards', 'id'), (select max(id) from rewards))`);
  const waiting = rows.filter(({ status }) => status === "AVAILABLE");
  const runs = waiting.map(({ id, claimBefore }) => ({ key: String(id), at: claimBefore, data: { id } }));
  await expireReward.enqueue(tx, ...runs);
}
