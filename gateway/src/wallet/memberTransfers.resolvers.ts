import type { Resolvers } from "../__generated__/resolvers.ts";
import type { Money, TransferToUplineInput } from "../__generated__/types.ts";
import { assertUuid } from "../errors/assertUuid.ts";
import { InputRefusal, mutate } from "../errors/mutate.ts";
import type { Context } from "../request/context.ts";
import { memberTransfersUpstream } from "./memberTransfers.upstream.ts";

const send = (
  { idempotencyKey, amount }: Pick<TransferToUplineInput, "idempotencyKey" | "amount">,
  { language }: Context,
  transfer: () => Promise<Money>,
) =>
  mutate(
    async () => {
      assertUuid(idempotencyKey);
      if (amount.length > 20 || !/^\d/.test(amount)) throw new InputRefusal("AMOUNT_OUT_OF_RANGE", ["amount"]);
      return { transferred: await transfer() };
    },
    {
      language,
      fields: {
        account: ["account"],
        amount: ["amount"],
        paymentPassword: ["paymentPassword"],
        remark: ["remark"],
      },
      refused: () => ({ transferred: null }),
    },
  );

export const memberTransferResolvers: Resolvers = {
  Wallet: {
    transferTerms: (_, { direction }, { upstream }) => upstream(memberTransfersUpstream).terms(direction),
  },

  Mutation: {
    transferToUpline: (_, { input }, context) =>
      send(input, context, () => context.upstream(memberTransfersUpstream).toUpline(input)),
    transferToDownline: (_, { input }, context) =>
      send(input, context, () => context.upstream(memberTransfersUpstream).toDownline(input)),
  },
};
