import type { Resolvers } from "../__generated__/resolvers.ts";
import { isRealAccount } from "../auth/rights.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { pageConnection } from "../paging/connection.ts";
import { periodQuery } from "../period/period.ts";
import { referralUpstream } from "./referral.upstream.ts";

export const referralResolvers: Resolvers = {
  Member: { referral: (_, __, { upstream }) => upstream(referralUpstream).summary() },

  Referral: {
    friends: (_, { filter, ...args }, { upstream }) => {
      const period = filter?.period ? periodQuery(filter.period) : {};
      return pageConnection(args, { list: "referralFriends", filter: period, defaultSize: 20 }, (page) =>
        upstream(referralUpstream).friends(period, page),
      );
    },
  },

  ReferralFriend: { id: ({ internalID }) => globalId("ReferralFriend", internalID) },
};

export const referralNodes: NodeLookups = {
  ReferralFriend: (key, { session, upstream }) =>
    session !== null && isRealAccount(session.kind) ? upstream(referralUpstream).friendById(key) : null,
};
