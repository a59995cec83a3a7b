import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import type { KeepAnswer } from "../http/idempotency/answerWith.ts";
import { type LedgerTx, recordChange, transact } from "../ledger/transact.ts";
import { lockActiveMember } from "../member/memberLocks.ts";
import { givePromotion } from "../promotions/givePromotion.ts";
import { isJoinable, planOf } from "../promotions/promotions.data.ts";
import type { Promotion } from "../promotions/promotions.tables.ts";
import { shownPromotion } from "../promotions/visible.ts";
import { type OwnStanding, ownStandings } from "./exclusions.ts";
import { promotionClaims, promotionMembers } from "./memberPromotions.tables.ts";

/**
 * A promotion and a member's place in it, while no other request of the member changes it. Throws NOT_FOUND for a
 * promotion that is not shown, and what `lockActiveMember` throws.
 */
export async function lockStanding(tx: Tx, memberId: number, promotionId: number, now: Date) {
  await lockActiveMember(tx, memberId, now);
  const promotion = await shownPromotion(tx, promotionId, now);
  if (!promotion) throw new PlatformError("NOT_FOUND");
  return { promotion, standing: await ownStanding(tx, memberId, promotion, now) };
}

/** A member's place in one promotion. */
export async function ownStanding(tx: Tx, memberId: number, promotion: Promotion, now: Date): Promise<OwnStanding> {
  const standing = (await ownStandings(tx, memberId, [promotion], now)).get(promotion.id);
  if (!standing) throw new Error(`no standing in promotion ${promotion.id}`);
  return standing;
}

/** Why a member cannot take part in a promotion. */
export const refusalOf = ({ eligible }: Pick<OwnStanding, "eligible">) =>
  new PlatformError(eligible ? "PROMOTION_NOT_OPEN" : "NOT_ELIGIBLE");

/**
 * Joins a promotion; a member who has joined stays joined. Throws NOT_FOUND, NOT_ELIGIBLE, and PROMOTION_NOT_OPEN for
 * one that is not on, or that members do not join.
 */
export const joinPromotion = (platform: CorePlatform, memberId: number, promotionId: number): Promise<void> =>
  transact(platform, async (tx) => {
    const at = platform.clock.now();
    const { standing } = await lockStanding(tx, memberId, promotionId, at);
    if (standing.status === "CLOSE" || standing.status === "COMING_SOON") throw refusalOf(standing);
    if (!isJoinable(planOf(promotionId).facts)) throw new PlatformError("PROMOTION_NOT_OPEN");
    await tx.insert(promotionMembers).values({ memberId, promotionId, joinedAt: at }).onConflictDoNothing();
    recordChange(tx, memberId, "promotion");
  });

/**
 * Pays what a member can claim of a promotion, once for each occurrence. Throws NOT_FOUND, PROMOTION_NOT_OPEN,
 * ALREADY_CLAIMED, and NOT_ELIGIBLE while the rules give nothing.
 */
export async function claimPromotion(
  platform: CorePlatform,
  memberId: number,
  promotionId: number,
  keepAnswer?: KeepAnswer<void>,
): Promise<void> {
  const claimIn = async (tx: LedgerTx) => {
    const at = platform.clock.now();
    const { promotion, standing } = await lockStanding(tx, memberId, promotionId, at);
    const { status, claimable } = standing;
    if (status === "CLAIMED" || status === "ISSUED") throw new PlatformError("ALREADY_CLAIMED");
    if (status === "CLOSE" || status === "COMING_SOON") throw refusalOf(standing);
    if (status !== "CLAIM" || !claimable) throw new PlatformError("NOT_ELIGIBLE");
    const { occurrence, amount, depositId } = claimable;
    await tx.insert(promotionClaims).values({ memberId, promotionId, occurrence, depositId, claimedAt: at });
    if (!(await givePromotion(tx, promotion, { memberId, occurrence, amount, isClaimed: true }, at))) {
      throw new PlatformError("ALREADY_CLAIMED");
    }
  };
  await transact(platform, claimIn, keepAnswer);
}
