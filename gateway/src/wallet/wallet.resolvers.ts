import type { Resolvers } from "../__generated__/resolvers.ts";
import { isRealAccount } from "../auth/rights.ts";
import { globalId, type NodeLookups } from "../graph/node.ts";
import type { PushEvent } from "../push/push.ts";
import type { Context } from "../request/context.ts";
import type { WalletOwner } from "./wallet.upstream.ts";

export const walletResolvers: Resolvers = {
  Member: { wallet: ({ customerId }) => ({ customerId }) },

  Wallet: {
    id: ({ customerId }) => globalId("Wallet", customerId),
    total: async (_, __, { upstream }) => (await upstream.wallet.balance()).total,
    available: async (_, __, { upstream }) => (await upstream.wallet.balance()).available,
    bonus: async (_, __, { upstream }) => (await upstream.wallet.balance()).bonus,
    locked: async (_, __, { upstream }) => (await upstream.wallet.balance()).locked,
    updatedAt: async (_, __, { upstream }) => (await upstream.wallet.balance()).updatedAt,
    accounts: (_, __, { upstream }) => upstream.wallet.accounts(),
  },

  WalletAccount: {
    // The code alone is the same for everybody; with the owner it is one account.
    id: ({ code }, _, context) => globalId("WalletAccount", `${context.requireSession().customerId}.${code}`),
    internalID: ({ code }) => code,
  },

  Subscription: {
    balanceChanged: {
      subscribe: (_, __, context) =>
        context.services.push.watch("balance", context, async () =>
          JSON.stringify(await context.upstream.wallet.balance()),
        ),
      resolve: (event: PushEvent, _: unknown, context: Context): WalletOwner => {
        if (event.over !== null) throw event.over;
        return context.requireSession();
      },
    },
  },
};

export const walletNodes: NodeLookups = {
  Wallet: (key, { session }) => (session?.customerId === key ? { customerId: key } : null),
  WalletAccount: async (key, { session, upstream }) => {
    if (session === null || !isRealAccount(session.kind)) return null;
    const accounts = await upstream.wallet.accounts();
    return accounts.find(({ code }) => key === `${session.customerId}.${code}`) ?? null;
  },
};
