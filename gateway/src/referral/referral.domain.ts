import { z } from "zod";
import { UpstreamError } from "../errors/upstreamError.ts";
import type { Domain } from "../graph/domain.ts";
import type { PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import { pageOf } from "../paging/page.wire.ts";
import { recordField } from "../paging/recordField.ts";
import { type PeriodQuery, periodQueryIfAsked } from "../period/period.ts";
import { ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { count, decimal, flag, idText, instant, maybeInstant, maybeText, text } from "../upstream/wire.ts";

const summary = z
  .object({
    referralCode: text,
    link: z.url({ protocol: /^https?$/ }),
    invited: count,
    qualified: count,
    rewardTotal: decimal,
    qualifyingAmount: decimal.nullish(),
    currency: text,
    tiers: z.array(z.object({ from: count, reward: decimal })).max(20),
  })
  .transform(({ currency, ...row }) => ({
    code: row.referralCode,
    link: row.link,
    invitedCount: row.invited,
    qualifiedCount: row.qualified,
    rewardTotal: { amount: row.rewardTotal, currency },
    qualifyingAmount: row.qualifyingAmount ? { amount: row.qualifyingAmount, currency } : null,
    tiers: row.tiers.map(({ from, reward }) => ({ from, reward: { amount: reward, currency } })),
  }));

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
  .transform(({ reward, currency, ...row }) => ({
    internalID: row.friendId,
    maskedName: row.account,
    registeredAt: row.registeredAt,
    isVerified: row.verified,
    hasDeposited: row.deposited,
    hasPlayed: row.played,
    qualifiedAt: row.qualifiedAt,
    reward: reward && currency ? { amount: reward, currency } : null,
  }));

declare module "../graph/models.ts" {
  interface Models {
    Referral: z.output<typeof summary>;
    ReferralFriend: z.output<typeof friend>;
    ReferralTier: z.output<typeof summary>["tiers"][number];
  }
}

const calls = {
  summary: ownRead("GET /wps/relay/MCSFE_referralSummary", summary),
  friends: ownRead("GET /wps/relay/MCSFE_referralList", pageOf(friend)),
};

/** Null on a platform without the promotion, and for an account without an invitation. */
const nullWithoutOne = (error: unknown): null => {
  if (error instanceof UpstreamError && (error.code === "FEATURE_DISABLED" || error.code === "NOT_FOUND")) return null;
  throw error;
};

const referralUpstream = defineUpstream((scope) => ({
  summary: () => calls.summary(scope).catch(nullWithoutOne),
  friends: (period: PeriodQuery, page: PageArgs) => calls.friends(scope, { query: { ...period, ...page } }),
  friendById: (friendId: string) => rowOf(calls.friends(scope, oneRow({ friendId })), friendId).catch(nullWithoutOne),
}));

/** The member's invitation of friends. */
export const referral: Domain = {
  name: "referral",
  resolvers: [
    {
      Member: { referral: (_, __, { upstream }) => upstream(referralUpstream).summary() },
      Referral: {
        friends: recordField(
          "referralFriends",
          ({ filter }) => periodQueryIfAsked(filter?.period),
          ({ upstream }) => upstream(referralUpstream).friends,
        ),
      },
    },
  ],
  nodes: { ReferralFriend: (key, { upstream }) => upstream(referralUpstream).friendById(key) },
};
