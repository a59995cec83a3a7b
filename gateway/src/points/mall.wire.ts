import { z } from "zod";
import { pictureOf } from "../cdn/pictures.ts";
import { freeSpinTerms } from "../freeSpins/freeSpinTerms.wire.ts";
import { pageOf } from "../paging/page.wire.ts";
import { count, decimal, idText, instant, known, maybeInstant, maybeText, text } from "../upstream/wire.ts";

const kind = known(["CASH", "BONUS", "FREE_SPINS", "ITEM"], "UNKNOWN");
const imageOf = (url: string | null) => pictureOf(url) ?? { path: "/img/game/default.svg" };

const reward = z
  .object({
    rewardId: idText,
    category: known(["MONEY", "LIFESTYLE", "ELECTRONICS"], "UNKNOWN"),
    kind,
    title: text,
    imageUrl: maybeText,
    points: count,
    amount: decimal.nullish(),
    currency: maybeText,
    turnover: count.nullish(),
    freeSpins: freeSpinTerms,
    stock: count.nullish(),
    limitPerMember: count.nullish(),
    minRank: count.catch(0),
  })
  .transform(({ rewardId, imageUrl, amount, currency, limitPerMember, minRank, ...row }) => ({
    ...row,
    internalID: rewardId,
    image: imageOf(imageUrl),
    amount: amount != null && currency !== null ? { amount, currency } : null,
    // The terms of free spins contain theirs.
    turnover: row.freeSpins ? null : (row.turnover ?? null),
    freeSpins: row.freeSpins ?? null,
    stock: row.stock ?? null,
    mostPerMember: limitPerMember ?? null,
    leastRank: minRank,
  }));

/** A reward of the mall. */
export type PointRewardModel = z.output<typeof reward>;

export const rewardPage = pageOf(reward);

const redeem = z
  .object({
    redeemId: idText,
    title: text,
    imageUrl: maybeText,
    kind,
    quantity: count,
    points: count,
    address: maybeText,
    status: known(["IN_PROCESS", "REJECTED", "APPROVED"], "UNKNOWN"),
    reason: maybeText,
    createdAt: instant,
    decidedAt: maybeInstant,
  })
  .transform(({ redeemId, imageUrl, ...row }) => ({ ...row, internalID: redeemId, image: imageOf(imageUrl) }));

/** A reward that the caller redeemed. */
export type PointRedeemModel = z.output<typeof redeem>;

export const redeemPage = pageOf(redeem);

/** The answer to a redeem: the redeem, and its reward with the stock that is left. */
export const redeemed = redeem.and(z.object({ reward }));
