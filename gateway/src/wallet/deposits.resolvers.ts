import type { Resolvers } from "../__generated__/resolvers.ts";
import type { DepositState } from "../__generated__/types.ts";
import { mutate, sameNames } from "../errors/mutate.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { byFilter, recordField } from "../paging/recordField.ts";
import { depositsUpstream } from "./deposits.upstream.ts";
import { paymentQuery } from "./paymentQuery.ts";

export const depositResolvers: Resolvers = {
  Wallet: { depositChannels: (_, __, { upstream }) => upstream(depositsUpstream).channels() },

  Member: {
    deposits: recordField(
      "deposits",
      byFilter(paymentQuery<DepositState>),
      ({ upstream }) => upstream(depositsUpstream).list,
    ),
  },

  Mutation: {
    createDeposit: (_, { input }, { upstream, language }) =>
      mutate({ language, fields: sameNames("channelId", "amount", "promotionId") }, async () => ({
        deposit: await upstream(depositsUpstream).create(input),
      })),

    cancelDeposit: (_, { input }, { upstream, language }) =>
      mutate({ language }, async () => ({
        deposit: await upstream(depositsUpstream).cancel(requireKey("Deposit", input.depositId)),
      })),
  },
};

export const depositNodes: NodeLookups = {
  Deposit: (key, { upstream }) => upstream(depositsUpstream).byId(key),
};
