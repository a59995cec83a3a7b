import { eq, sql } from "drizzle-orm";
import { issueBonus } from "../bonuses/bonuses.ts";
import { PlatformError } from "../http/errors.ts";
import type { Translated } from "../http/languages.ts";
import { fromPlatform, post } from "../ledger/ledger.ts";
import { type LedgerTx, recordChange } from "../ledger/transact.ts";
import { freeSpinsReward, grantReward } from "../rewards/rewards.ts";
import { later } from "../time/merchantTime.ts";
import { pointRedeems, pointStocks, type Redeem } from "./mall.tables.ts";
import { enterPoints } from "./pointAccounts.ts";

/** Days in which a bonus of the mall can be played through. */
const BONUS_DAYS = 30;
/** Days in which free spins of the mall can be claimed. */
const CLAIM_DAYS = 30;

/** A decision of the operator. A rejection has a reason. */
export type RedeemDecision = { redeemId: string } & (
  | { status: "APPROVED" }
  | { status: "REJECTED"; reasons: Translated }
);

/**
 * Decides about a redeem: an approved one pays its money, a rejected one returns points and stock. One that is decided
 * stays as it is. Throws NOT_FOUND.
 */
export async function decideRedeem(tx: LedgerTx, decision: RedeemDecision, at: Date): Promise<Redeem> {
  const hasId = eq(pointRedeems.redeemId, decision.redeemId);
  const [redeem] = await tx.select().from(pointRedeems).where(hasId).for("update");
  if (!redeem) throw new PlatformError("NOT_FOUND");
  if (redeem.status !== "IN_PROCESS") return redeem;
  const { redeemId, memberId, points } = redeem;
  if (decision.status === "APPROVED") await payReward(tx, redeem, at);
  else {
    await enterPoints(tx, { memberId, points, cause: "RETURN", reference: redeemId }, at);
    await tx
      .update(pointStocks)
      .set({ left: sql`${pointStocks.left} + ${redeem.quantity}` })
      .where(eq(pointStocks.rewardId, redeem.rewardId));
  }
  const decided = {
    status: decision.status,
    decidedAt: at,
    reasons: decision.status === "REJECTED" ? decision.reasons : null,
  };
  await tx.update(pointRedeems).set(decided).where(hasId);
  recordChange(tx, memberId, "points");
  return { ...redeem, ...decided };
}

/**
 * Pays what was promised, in the transaction that approves it. Free spins then wait in the reward centre; an item is sent by the
 * operator.
 */
async function payReward(tx: LedgerTx, redeem: Redeem, at: Date): Promise<void> {
  const { redeemId, memberId, currency, kind, titles, amount, turnoverRequired, freeSpins } = redeem;
  const cause = `redeem:${redeemId}`;
  if (freeSpins) {
    const claimBefore = later(at, { days: CLAIM_DAYS });
    const waiting = { ...freeSpinsReward(freeSpins), kind: "POINTS", grantedAt: at, claimBefore } as const;
    await grantReward(tx, { memberId, currency, cause, titles, ...waiting });
    return;
  }
  if (kind === "ITEM") return;
  if (kind === "BONUS") {
    const expiresAt = later(at, { days: BONUS_DAYS });
    await issueBonus(tx, { memberId, currency, cause, titles, amount, turnoverRequired, issuedAt: at, expiresAt });
    return;
  }
  await post(tx, {
    key: cause,
    kind: "POINTS",
    at,
    reference: redeemId,
    remark: titles.EN,
    entries: fromPlatform("promotions", { memberId, currency, amount }),
  });
}
