import { z } from "zod";
import type { Money } from "../__generated__/types.ts";
import { freeSpinTerms } from "../freeSpins/freeSpinTerms.wire.ts";
import { pageShape, toPage } from "../paging/page.wire.ts";
import { count, decimal, idText, instant, known, maybeInstant, text } from "../upstream/wire.ts";
import type { RewardModel, RewardPage, RewardTotalsModel } from "./rewards.model.ts";

const kinds = ["PROMOTION", "MISSION", "SIGN_IN", "RED_ENVELOPE", "RAFFLE", "VIP", "REFERRAL", "POINTS"] as const;
const statuses = ["AVAILABLE", "CLAIMED", "EXPIRED"] as const;

export const reward = z
  .object({
    rewardId: idText,
    kind: known(kinds, "UNKNOWN"),
    title: text,
    amount: decimal,
    currency: text,
    turnoverRequired: decimal.nullish(),
    freeSpins: freeSpinTerms,
    status: known(statuses, "UNKNOWN"),
    claimBefore: instant,
    endedAt: maybeInstant,
  })
  .transform(({ currency, ...row }): RewardModel => {
    const money = (amount: string): Money => ({ amount, currency });
    const turnover = row.turnoverRequired ?? "0";
    return {
      internalID: row.rewardId,
      kind: row.kind,
      title: row.title,
      amount: money(row.amount),
      turnoverRequired: Number(turnover) === 0 ? null : money(turnover),
      freeSpins: row.freeSpins ?? null,
      status: row.status,
      claimBefore: row.claimBefore,
      endedAt: row.endedAt,
    };
  });

const totals = z.object({ amount: decimal, claimed: decimal, currency: text }).transform(
  ({ amount, claimed, currency }): RewardTotalsModel => ({
    amount: { amount, currency },
    claimed: { amount: claimed, currency },
  }),
);

/** A page; rows that can't be read are left out. */
export const rewardPage = z
  .object({ ...pageShape(reward), claimable: count.nullish(), totals: totals.nullish().catch(null) })
  .transform(
    ({ claimable, totals: sums, ...page }): RewardPage => ({
      ...toPage(page),
      claimableCount: claimable ?? null,
      totals: sums ?? null,
    }),
  );
