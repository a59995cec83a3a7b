import type { Resolvers } from "../__generated__/resolvers.ts";
import { mutate, sameNames } from "../errors/mutate.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { securityUpstream } from "./security.upstream.ts";
import { stepUpToken } from "./stepUp.ts";

/** The platform's id of a bank account. Refuses the ids of other objects. */
export const payoutAccountNumber = (id: string) => requireKey("PayoutAccount", id);

export const payoutAccountResolvers: Resolvers = {
  Member: {
    payoutAccounts: async (_, __, { upstream }) => (await upstream(securityUpstream).payoutAccounts()).accounts,
    payoutBanks: async (_, __, { upstream }) => (await upstream(securityUpstream).payoutAccounts()).banks,
  },

  Mutation: {
    addPayoutAccount: (_, { input }, context) =>
      mutate(
        {
          language: context.language,
          fields: { ...sameNames("bankCode", "holder", "branch"), accountNo: ["accountNumber"] },
        },
        async () => {
          const token = await stepUpToken(context);
          return { payoutAccount: await context.upstream(securityUpstream).addPayoutAccount(input, token) };
        },
      ),

    removePayoutAccount: (_, { input }, context) =>
      mutate({ language: context.language }, async () => {
        const id = payoutAccountNumber(input.payoutAccountId);
        const token = await stepUpToken(context);
        await context.upstream(securityUpstream).removePayoutAccount(id, token);
        return {};
      }),
  },
};

export const payoutAccountNodes: NodeLookups = {
  PayoutAccount: async (key, { upstream }) => {
    const { accounts } = await upstream(securityUpstream).payoutAccounts();
    return accounts.find(({ internalID }) => internalID === key) ?? null;
  },
};
