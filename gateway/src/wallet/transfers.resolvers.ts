import { createHash } from "node:crypto";
import type { Resolvers } from "../__generated__/resolvers.ts";
import { InputRefusal, mutate } from "../errors/mutate.ts";
import { UpstreamError } from "../errors/upstreamError.ts";
import { requireKey } from "../graph/requireKey.ts";
import type { Context } from "../request/context.ts";
import { walletUpstream } from "./wallet.upstream.ts";
import type { WalletAccountModel } from "./wallet.wire.ts";

const mainWallet = "MAIN";

/** The platform's code of one of the caller's wallets; refuses the ids of other objects and owners. */
function codeOf(id: string, context: Context): string {
  const own = `${context.requireSession().customerId}.`;
  return requireKey("WalletAccount", id, (key) => key.startsWith(own)).slice(own.length);
}

/** Key of one of several transfers of a mutation: a repeated mutation makes the same keys. */
function keyFor(idempotencyKey: string, code: string): string {
  const hash = createHash("sha256").update(`${idempotencyKey.toLowerCase()}.${code}`).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Whether money stayed where it was. A wallet that another request has emptied meanwhile is no failure. */
const hasFailed = (move: PromiseSettledResult<unknown> | undefined): move is PromiseRejectedResult =>
  move?.status === "rejected" && !(move.reason instanceof UpstreamError && move.reason.code === "AMOUNT_OUT_OF_RANGE");

const isEmpty = ({ balance }: WalletAccountModel) => !/[1-9]/.test(balance.amount);

export const transferResolvers: Resolvers = {
  Mutation: {
    transferFunds: (_, { input }, context) =>
      mutate(
        {
          language: context.language,
          fields: { fromAccountType: ["from"], toAccountType: ["to"], amount: ["amount"] },
        },
        async () => {
          const { idempotencyKey, amount } = input;
          const from = codeOf(input.from, context);
          const to = codeOf(input.to, context);
          if (from === to) throw new InputRefusal("VALIDATION_FAILED", ["to"]);
          const { transfer } = context.upstream(walletUpstream);
          return { transferred: await transfer({ from, to, amount: amount ?? null, idempotencyKey }) };
        },
      ),

    collectFunds: (_, { input }, context) =>
      mutate({ language: context.language, refused: () => ({ notCollected: [] }) }, async () => {
        const wallet = context.upstream(walletUpstream);
        const vendors = (await wallet.accounts()).filter((account) => account.code !== mainWallet && !isEmpty(account));
        const moves = await Promise.allSettled(
          vendors.map(({ code }) =>
            wallet.transfer({
              from: code,
              to: mainWallet,
              amount: null,
              idempotencyKey: keyFor(input.idempotencyKey, code),
            }),
          ),
        );
        const refused = vendors.filter((__, place) => hasFailed(moves[place]));
        const failure = moves.find(hasFailed);
        // The mutation fails only if every transfer failed. Otherwise it lists the wallets that still hold money.
        if (failure && refused.length === vendors.length) throw failure.reason;
        return { notCollected: refused };
      }),
  },
};
