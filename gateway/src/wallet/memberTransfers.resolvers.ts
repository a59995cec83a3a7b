import type { Resolvers } from "../__generated__/resolvers.ts";
import type { Money } from "../__generated__/types.ts";
import { mutate, sameNames } from "../errors/mutate.ts";
import type { Context } from "../request/context.ts";
import { memberTransfersUpstream } from "./memberTransfers.upstream.ts";

const send = ({ language }: Context, transfer: () => Promise<Money>) =>
  mutate({ language, fields: sameNames("account", "amount", "paymentPassword", "remark") }, async () => ({
    transferred: await transfer(),
  }));

export const memberTransferResolvers: Resolvers = {
  Wallet: {
    transferTerms: (_, { direction }, { upstream }) => upstream(memberTransfersUpstream).terms(direction),
  },

  Mutation: {
    transferToUpline: (_, { input }, context) =>
      send(context, () => context.upstream(memberTransfersUpstream).toUpline(input)),
    transferToDownline: (_, { input }, context) =>
      send(context, () => context.upstream(memberTransfersUpstream).toDownline(input)),
  },
};
