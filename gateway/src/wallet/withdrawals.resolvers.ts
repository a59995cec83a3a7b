import type { Resolvers } from "../__generated__/resolvers.ts";
import type { ConfirmWithdrawalInput, WithdrawalState } from "../__generated__/types.ts";
import { InputRefusal, mutate, sameNames } from "../errors/mutate.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { byFilter, recordField } from "../paging/recordField.ts";
import { payoutAccountNumber } from "../security/payoutAccounts.resolvers.ts";
import { paymentQuery } from "./paymentQuery.ts";
import { type ReceiptAnswer, withdrawalsUpstream } from "./withdrawals.upstream.ts";

const mostImages = 3;
const imageIdForm = /^[\w-]{1,64}$/;
const partForm = /^\d{1,5}$/;

/** The platform's id of a withdrawal. */
const withdrawalKey = (id: string) => requireKey("Withdrawal", id);

/** Refuses what the platform could not read. It judges the rest. */
function answerOf({ withdrawalId, part, receipt, imageIds, idempotencyKey }: ConfirmWithdrawalInput): ReceiptAnswer {
  if (part != null && !partForm.test(part)) throw new InputRefusal("VALIDATION_FAILED", ["part"]);
  const images = [...new Set(imageIds)];
  if (images.length > mostImages) throw new InputRefusal("IMAGE_COUNT", ["imageIds"]);
  if (!images.every((id) => imageIdForm.test(id))) throw new InputRefusal("VALIDATION_FAILED", ["imageIds"]);
  const partId = receipt === "FULLY_PAID" ? undefined : (part ?? undefined);
  return { withdrawId: withdrawalKey(withdrawalId), partId, result: receipt, imageIds: images, idempotencyKey };
}

export const withdrawalResolvers: Resolvers = {
  Wallet: { withdrawalTerms: (_, __, { upstream }) => upstream(withdrawalsUpstream).terms() },

  Member: {
    withdrawals: recordField(
      "withdrawals",
      byFilter(paymentQuery<WithdrawalState>),
      ({ upstream }) => upstream(withdrawalsUpstream).list,
    ),
  },

  Mutation: {
    createWithdrawal: (_, { input }, { upstream, language }) =>
      mutate(
        { language, fields: { ...sameNames("amount", "paymentPassword"), bankCardId: ["payoutAccountId"] } },
        async () => {
          const { amount, paymentPassword, idempotencyKey } = input;
          const bankCardId = payoutAccountNumber(input.payoutAccountId);
          const order = { bankCardId, amount, paymentPassword, idempotencyKey };
          return { withdrawal: await upstream(withdrawalsUpstream).create(order) };
        },
      ),

    cancelWithdrawal: (_, { input }, { upstream, language }) =>
      mutate({ language }, async () => ({
        withdrawal: await upstream(withdrawalsUpstream).cancel(withdrawalKey(input.withdrawalId)),
      })),

    confirmWithdrawal: (_, { input }, { upstream, language }) =>
      mutate({ language, fields: { partId: ["part"], imageIds: ["imageIds"] } }, async () => ({
        withdrawal: await upstream(withdrawalsUpstream).confirm(answerOf(input)),
      })),
  },
};

export const withdrawalNodes: NodeLookups = {
  Withdrawal: (key, { upstream }) => upstream(withdrawalsUpstream).byId(key),
};
