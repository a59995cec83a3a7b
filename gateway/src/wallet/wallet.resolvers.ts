import type { Resolvers } from "../__generated__/resolvers.ts";
import { carryOut } from "../errors/mutate.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { walletUpstream } from "./wallet.upstream.ts";

export const walletResolvers: Resolvers = {
  Member: { wallet: ({ customerId }) => ({ customerId }) },

  Wallet: {
    id: ({ customerId }) => globalId("Wallet", customerId),
    total: async (_, __, { upstream }) => (await upstream(walletUpstream).balance()).total,
    available: async (_, __, { upstream }) => (await upstream(walletUpstream).balance()).available,
    bonus: async (_, __, { upstream }) => (await upstream(walletUpstream).balance()).bonus,
    locked: async (_, __, { upstream }) => (await upstream(walletUpstream).balance()).locked,
    updatedAt: async (_, __, { upstream }) => (await upstream(walletUpstream).balance()).updatedAt,
    games: async (_, __, { upstream }) => (await upstream(walletUpstream).funds()).games,
    currencyWallets: (_, __, { upstream }) => upstream(walletUpstream).currencyWallets(),
    accounts: (_, __, { upstream }) => upstream(walletUpstream).accounts(),
  },

  WalletAccount: {
    // The code is the same for all members. With the owner it names one account.
    id: ({ code }, _, context) => globalId("WalletAccount", `${context.requireSession().customerId}.${code}`),
    internalID: ({ code }) => code,
  },

  Mutation: {
    selectCurrency: (_, { input: { currency } }, { upstream, language }) =>
      carryOut({ language, fields: { currency: ["currency"] } }, () =>
        upstream(walletUpstream).selectCurrency(currency),
      ),
  },
};

export const walletNodes: NodeLookups = {
  Wallet: (key, { session }) => (session?.customerId === key ? { customerId: key } : null),
  WalletAccount: async (key, { session, upstream }) => {
    const accounts = await upstream(walletUpstream).accounts();
    return accounts.find(({ code }) => key === `${session?.customerId}.${code}`) ?? null;
  },
};
