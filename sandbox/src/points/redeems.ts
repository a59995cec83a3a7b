import { and, eq, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { violatedConstraint } from "../db/violatedConstraint.ts";
import { PlatformError, wrongField } from "../http/errors.ts";
import { isMadeBy, madeBefore, requestKeyOf } from "../http/idempotency/madeBefore.ts";
import { deferredJob } from "../jobs/job.ts";
import { transact } from "../ledger/transact.ts";
import { lockActiveMember } from "../member/memberLocks.ts";
import { checkOwnPassword } from "../member/ownPassword.ts";
import { cashierIdAt } from "../wallet/cashierId.ts";
import { MALL, MALL_CURRENCY, type MallReward } from "./mall.data.ts";
import { pointRedeems, pointStocks, type Redeem } from "./mall.tables.ts";
import { enterPoints } from "./pointAccounts.ts";
import { promiseOf } from "./promise.ts";
import { decideRedeem } from "./redeemDecisions.ts";

/** Time after which a redeem that nobody has decided is approved automatically. */
const APPROVED_AFTER_MS = 10 * 60_000;

/** Approves a redeem that nobody has decided. */
export const approveRedeem = deferredJob<CorePlatform, { redeemId: string }>({
  name: "approve-redeem",
  data: z.strictObject({ redeemId: z.string() }),
  run: async (tx, { clock }, { redeemId }) => {
    await decideRedeem(tx, { redeemId, status: "APPROVED" }, clock.now());
  },
});

interface NewRedeem {
  memberId: number;
  currency: string;
  idempotencyKey: string;
  rewardId: number;
  quantity: number;
  address: string | null;
}

/** The reward of the mall with that number; throws NOT_FOUND. */
export function rewardOf(rewardId: number): MallReward {
  const reward = MALL.find(({ id }) => id === rewardId);
  if (!reward) throw new PlatformError("NOT_FOUND");
  return reward;
}

/**
 * Redeems a reward for a member who knows the password; a repeated request gets the same redeem. Throws NOT_FOUND,
 * VALIDATION_FAILED for an item without an address, PASSWORD_INCORRECT, and what `beginRedeem` throws.
 */
export async function redeemReward(
  platform: CorePlatform,
  { password, sessionId: id, ...request }: NewRedeem & { password: string; sessionId: string },
): Promise<Redeem> {
  const { memberId, rewardId, address } = request;
  const known = await sentBefore(platform.db, request);
  if (known) return known;
  if (rewardOf(rewardId).kind === "ITEM" && address === null) throw wrongField("address", "required");
  await checkOwnPassword(platform, { id, memberId }, { password, field: "password" });
  return beginRedeem(platform, request);
}

/**
 * Takes the points and the stock of a reward, once for a key. Throws NOT_ELIGIBLE, POINTS_INSUFFICIENT, REWARD_LIMIT,
 * REWARD_OUT_OF_STOCK and IDEMPOTENCY_MISMATCH.
 */
export async function beginRedeem(platform: CorePlatform, request: NewRedeem): Promise<Redeem> {
  const { memberId, currency, quantity } = request;
  const reward = rewardOf(request.rewardId);
  const isItem = reward.kind === "ITEM";
  return transact(platform, async (tx) => {
    // One request per member at a time: simultaneous ones, also repeats, wait here.
    const member = await lockActiveMember(tx, memberId, platform.clock.now());
    const earlier = await sentBefore(tx, request);
    if (earlier) return earlier;
    const isOffered = isItem || currency === MALL_CURRENCY;
    if (member.rank < reward.minRank || !isOffered) throw new PlatformError("NOT_ELIGIBLE");
    await requireLimit(tx, memberId, reward, quantity);
    const at = platform.clock.now();
    const redeem: Redeem = {
      redeemId: cashierIdAt("R", at),
      memberId,
      requestKey: requestKeyOf(request),
      rewardId: reward.id,
      quantity,
      ...promiseOf(reward, quantity),
      points: reward.points * BigInt(quantity),
      currency,
      address: isItem ? request.address : null,
      status: "IN_PROCESS",
      reasons: null,
      createdAt: at,
      decidedAt: null,
    };
    const { redeemId, points } = redeem;
    await enterPoints(tx, { memberId, points: -points, cause: "REDEEM", reference: redeemId }, at);
    await takeStock(tx, reward, quantity);
    await tx.insert(pointRedeems).values(redeem);
    if (!isItem) {
      const approvedAt = new Date(at.getTime() + APPROVED_AFTER_MS);
      await approveRedeem.enqueue(tx, { key: redeemId, at: approvedAt, data: { redeemId } });
    }
    return redeem;
  });
}

/** The redeem of an earlier request with the key. Throws IDEMPOTENCY_MISMATCH when it is another one. */
const sentBefore = (tx: Tx, request: NewRedeem): Promise<Redeem | undefined> =>
  madeBefore(
    tx.select().from(pointRedeems).where(isMadeBy(request, pointRedeems)),
    ({ rewardId, quantity, address }) =>
      rewardId === request.rewardId &&
      quantity === request.quantity &&
      (address === null || address === request.address),
  );

async function requireLimit(tx: Tx, memberId: number, { id, limitPerMember }: MallReward, quantity: number) {
  if (limitPerMember === undefined) return;
  const [had] = await tx
    .select({ quantity: sql`coalesce(sum(${pointRedeems.quantity}), 0)`.mapWith(Number) })
    .from(pointRedeems)
    .where(
      and(eq(pointRedeems.memberId, memberId), eq(pointRedeems.rewardId, id), ne(pointRedeems.status, "REJECTED")),
    );
  if ((had?.quantity ?? 0) + quantity > limitPerMember) throw new PlatformError("REWARD_LIMIT");
}

/** The database refuses a stock below zero, also when many members redeem at once. */
export async function takeStock(tx: Tx, { id: rewardId, stock }: MallReward, quantity: number): Promise<void> {
  if (stock === undefined) return;
  await tx.insert(pointStocks).values({ rewardId, left: stock }).onConflictDoNothing();
  await tx
    .update(pointStocks)
    .set({ left: sql`${pointStocks.left} - ${quantity}` })
    .where(eq(pointStocks.rewardId, rewardId))
    .catch((error: unknown) => {
      if (violatedConstraint(error) === "point_stocks_not_negative") throw new PlatformError("REWARD_OUT_OF_STOCK");
      throw error;
    });
}

/** What is left of each reward that has a stock, by its number. */
export async function stocks(db: Tx): Promise<Map<number, number>> {
  const rows = await db.select().from(pointStocks);
  const first = MALL.flatMap(({ id, stock }): [number, number][] => (stock === undefined ? [] : [[id, stock]]));
  return new Map([...first, ...rows.map(({ rewardId, left }): [number, number] => [rewardId, left])]);
}
