import type { Resolvers } from "../__generated__/resolvers.ts";
import type { DepositFilter } from "../__generated__/types.ts";
import { mutate } from "../errors/mutate.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { byFilter, recordField } from "../paging/recordField.ts";
import { periodQuery } from "../period/period.ts";
import { type DepositQuery, depositsUpstream } from "./deposits.upstream.ts";

/** The platform's form of a filter. */
export function depositQuery(filter: DepositFilter | null | undefined): DepositQuery {
  const states = filter?.states?.filter((state) => state !== "UNKNOWN").toSorted();
  return { period: periodQuery(filter?.period), states: states?.length ? [...new Set(states)] : undefined };
}

export const depositResolvers: Resolvers = {
  Wallet: { depositChannels: (_, __, { upstream }) => upstream(depositsUpstream).channels() },

  Member: {
    deposits: recordField("deposits", byFilter(depositQuery), ({ upstream }) => upstream(depositsUpstream).list),
  },

  Mutation: {
    createDeposit: (_, { input }, { upstream, language }) =>
      mutate(async () => ({ deposit: await upstream(depositsUpstream).create(input) }), {
        language,
        fields: { channelId: ["channelId"], amount: ["amount"], promotionId: ["promotionId"] },
      }),

    cancelDeposit: (_, { input }, { upstream, language }) =>
      mutate(
        async () => ({ deposit: await upstream(depositsUpstream).cancel(requireKey("Deposit", input.depositId)) }),
        { language },
      ),
  },
};

export const depositNodes: NodeLookups = {
  Deposit: (key, { upstream }) => upstream(depositsUpstream).byId(key),
};
