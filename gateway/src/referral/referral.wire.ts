import { z } from "zod";
import type { Money } from "../__generated__/types.ts";
import { pageOf } from "../paging/page.wire.ts";
import { count, decimal, flag, idText, instant, maybeInstant, maybeText, text } from "../upstream/wire.ts";
import type { ReferralFriendModel, ReferralModel } from "./referral.model.ts";

const webAddress = z.url({ protocol: /^https?$/ });

export const referral = z
  .object({
    referralCode: text,
    link: webAddress,
    invited: count,
    qualified: count,
    rewardTotal: decimal,
    qualifyingAmount: decimal.nullish(),
    currency: text,
    tiers: z.array(z.object({ from: count, reward: decimal })).max(20),
  })
  .transform(({ currency, ...row }): ReferralModel => {
    const money = (amount: string): Money => ({ amount, currency });
    return {
      code: row.referralCode,
      link: row.link,
      invitedCount: row.invited,
      qualifiedCount: row.qualified,
      rewardTotal: money(row.rewardTotal),
      qualifyingAmount: row.qualifyingAmount ? money(row.qualifyingAmount) : null,
      tiers: row.tiers.map(({ from, reward }) => ({ from, reward: money(reward) })),
    };
  });

const friend = z
  .object({
    friendId: idText,
    account: text,
    registeredAt: instant,
    verified: flag,
    deposited: flag,
    played: flag,
    qualifiedAt: maybeInstant,
    reward: decimal.nullish(),
    currency: maybeText,
  })
  .transform(
    ({ reward, currency, ...row }): ReferralFriendModel => ({
      internalID: row.friendId,
      maskedName: row.account,
      registeredAt: row.registeredAt,
      isVerified: row.verified,
      hasDeposited: row.deposited,
      hasPlayed: row.played,
      qualifiedAt: row.qualifiedAt,
      reward: reward && currency ? { amount: reward, currency } : null,
    }),
  );

/** A page; rows that can't be read are left out. */
export const friendPage = pageOf(friend);
