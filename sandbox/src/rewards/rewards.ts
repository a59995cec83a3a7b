import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { issueBonus } from "../bonuses/bonuses.ts";
import type { CorePlatform } from "../corePlatform.ts";
import { issueFreeSpins } from "../freeSpins/freeSpins.ts";
import { type FreeSpinTerms, worthOf } from "../freeSpins/terms.ts";
import { PlatformError } from "../http/errors.ts";
import type { KeepAnswer } from "../http/idempotency/answerWith.ts";
import type { Translated } from "../http/languages.ts";
import { deferredJob } from "../jobs/job.ts";
import { fromPlatform, post } from "../ledger/ledger.ts";
import { type LedgerTx, recordChange, transact } from "../ledger/transact.ts";
import { lockActiveMember } from "../member/memberLocks.ts";
import { later } from "../time/merchantTime.ts";
import { type Reward, type RewardKind, rewards } from "./rewards.tables.ts";

/** Days in which the bonus of a claimed reward can be played through. */
const BONUS_DAYS = 30;

/** A reward that is granted. Amounts are minor units. */
export interface NewReward {
  memberId: number;
  currency: string;
  /** Unique: a cause gives one reward. */
  cause: string;
  kind: RewardKind;
  titles: Translated;
  amount: bigint;
  /** Turnover of the bonus that a claim gives; 0 for a reward in cash. */
  turnoverRequired: bigint;
  /** The free spins that a claim gives in place of the money. */
  freeSpins?: FreeSpinTerms;
  grantedAt: Date;
  claimBefore: Date;
}

/** Ends a reward that was not claimed in time. */
export const expireReward = deferredJob<CorePlatform, { id: number }>({
  name: "expire-reward",
  data: z.object({ id: z.number() }),
  run: async (tx, { clock }, { id }) => {
    const reward = await lockReward(tx, id);
    if (reward?.status === "AVAILABLE") await endReward(tx, reward, "EXPIRED", clock.now());
  },
});

/** Grants a reward, once for its cause: null when that has given one already. */
export async function grantReward(tx: LedgerTx, given: NewReward): Promise<Reward | null> {
  const [reward] = await tx.insert(rewards).values(given).onConflictDoNothing({ target: rewards.cause }).returning();
  if (!reward) return null;
  const { id, claimBefore } = reward;
  await expireReward.enqueue(tx, { key: String(id), at: claimBefore, data: { id } });
  recordChange(tx, reward.memberId, "reward");
  return reward;
}

/** Free spins as a reward. */
export const freeSpinsReward = (terms: FreeSpinTerms) => ({
  amount: worthOf(terms),
  turnoverRequired: 0n,
  freeSpins: terms,
});

/**
 * Claims a reward for its member: its money arrives as cash or as a bonus, or the member gets its free spins. Throws
 * NOT_FOUND, ALREADY_CLAIMED, or PROMOTION_NOT_OPEN when its time is over.
 */
export async function claimReward(
  platform: CorePlatform,
  memberId: number,
  id: number,
  keepAnswer?: KeepAnswer<Reward>,
): Promise<Reward> {
  const claimIn = async (tx: LedgerTx) => {
    const at = platform.clock.now();
    await lockActiveMember(tx, memberId, at);
    const reward = await lockReward(tx, id, memberId);
    if (!reward) throw new PlatformError("NOT_FOUND");
    if (reward.status === "CLAIMED") throw new PlatformError("ALREADY_CLAIMED");
    // Also before its job has run.
    if (reward.status === "EXPIRED" || reward.claimBefore <= at) throw new PlatformError("PROMOTION_NOT_OPEN");
    return payReward(tx, reward, at);
  };
  return transact(platform, claimIn, keepAnswer);
}

/** Pays a locked reward that waits, and ends it. */
export async function payReward(tx: LedgerTx, reward: Reward, at: Date): Promise<Reward> {
  await pay(tx, reward, at);
  return endReward(tx, reward, "CLAIMED", at);
}

async function pay(tx: LedgerTx, reward: Reward, at: Date): Promise<void> {
  const { id, memberId, currency, titles, amount, turnoverRequired, freeSpins: terms } = reward;
  const cause = `reward:${id}`;
  if (terms) {
    await issueFreeSpins(tx, { memberId, currency, cause, titles, terms, issuedAt: at });
    return;
  }
  if (turnoverRequired > 0n) {
    const expiresAt = later(at, { days: BONUS_DAYS });
    await issueBonus(tx, { memberId, currency, cause, titles, amount, turnoverRequired, issuedAt: at, expiresAt });
    return;
  }
  await post(tx, {
    key: cause,
    kind: "BONUS",
    at,
    reference: cause,
    remark: titles.EN,
    entries: fromPlatform("promotions", reward),
  });
}

async function endReward(tx: LedgerTx, reward: Reward, status: "CLAIMED" | "EXPIRED", at: Date): Promise<Reward> {
  await tx.update(rewards).set({ status, endedAt: at }).where(eq(rewards.id, reward.id));
  recordChange(tx, reward.memberId, "reward");
  return { ...reward, status, endedAt: at };
}

async function lockReward(tx: LedgerTx, id: number, memberId?: number): Promise<Reward | undefined> {
  const isOwn = memberId === undefined ? undefined : eq(rewards.memberId, memberId);
  const [reward] = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.id, id), isOwn))
    .for("update");
  return reward;
}
