import type { Resolvers } from "../__generated__/resolvers.ts";
import { isRealAccount } from "../auth/rights.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { recordField } from "../paging/recordField.ts";
import { periodQueryIfAsked } from "../period/period.ts";
import { referralUpstream } from "./referral.upstream.ts";

export const referralResolvers: Resolvers = {
  Member: { referral: (_, __, { upstream }) => upstream(referralUpstream).summary() },

  Referral: {
    friends: recordField(
      "referralFriends",
      ({ filter }) => periodQueryIfAsked(filter?.period),
      ({ upstream }) => upstream(referralUpstream).friends,
    ),
  },

  ReferralFriend: { id: ({ internalID }) => globalId("ReferralFriend", internalID) },
};

export const referralNodes: NodeLookups = {
  ReferralFriend: (key, { session, upstream }) =>
    session !== null && isRealAccount(session.kind) ? upstream(referralUpstream).friendById(key) : null,
};
