import type { Resolvers } from "../__generated__/resolvers.ts";
import type { ConfirmWithdrawalInput, WithdrawalFilter } from "../__generated__/types.ts";
import { isRealAccount } from "../auth/rights.ts";
import { AtriumError } from "../errors/atriumError.ts";
import { InputRefusal, mutate } from "../errors/mutate.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import type { MemberModel } from "../member/member.model.ts";
import { memberUpstream } from "../member/member.upstream.ts";
import { byFilter, recordField } from "../paging/recordField.ts";
import { periodQuery } from "../period/period.ts";
import type { PushEvent } from "../push/subscription.ts";
import type { Context } from "../request/context.ts";
import { payoutAccountNumber } from "../security/payoutAccounts.resolvers.ts";
import type { WithdrawalModel } from "./withdrawals.model.ts";
import { type ReceiptAnswer, type WithdrawalQuery, withdrawalsUpstream } from "./withdrawals.upstream.ts";

const mostImages = 3;
const imageIdForm = /^[\w-]{1,64}$/;
const partForm = /^\d{1,5}$/;

/** The platform's form of a filter. */
export function withdrawalQuery(filter: WithdrawalFilter | null | undefined): WithdrawalQuery {
  const states = filter?.states?.filter((state) => state !== "UNKNOWN").toSorted();
  return { period: periodQuery(filter?.period), states: states?.length ? [...new Set(states)] : undefined };
}

/** The platform's id of a withdrawal. */
const withdrawalKey = (id: string) => requireKey("Withdrawal", id);

/** A withdrawal that must exist. */
async function withdrawalOf(internalID: string, { upstream }: Context): Promise<WithdrawalModel> {
  const withdrawal = await upstream(withdrawalsUpstream).byId(internalID);
  if (withdrawal === null) throw new AtriumError("NOT_FOUND");
  return withdrawal;
}

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
      byFilter(withdrawalQuery),
      ({ upstream }) => upstream(withdrawalsUpstream).list,
    ),
  },

  Withdrawal: { id: ({ internalID }) => globalId("Withdrawal", internalID) },

  CreateWithdrawalPayload: {
    wallet: ({ userErrors }, _, context) => (userErrors.length > 0 ? null : context.requireSession()),
  },

  CancelWithdrawalPayload: {
    wallet: ({ userErrors }, _, context) => (userErrors.length > 0 ? null : context.requireSession()),
  },

  Mutation: {
    createWithdrawal: (_, { input }, { upstream, language }) =>
      mutate(
        async () => {
          const { amount, paymentPassword, idempotencyKey } = input;
          const bankCardId = payoutAccountNumber(input.payoutAccountId);
          const order = { bankCardId, amount, paymentPassword, idempotencyKey };
          return { withdrawal: await upstream(withdrawalsUpstream).create(order) };
        },
        {
          language,
          fields: { bankCardId: ["payoutAccountId"], amount: ["amount"], paymentPassword: ["paymentPassword"] },
          refused: () => ({ withdrawal: null }),
        },
      ),

    cancelWithdrawal: (_, { input }, { upstream, language }) =>
      mutate(
        async () => ({ withdrawal: await upstream(withdrawalsUpstream).cancel(withdrawalKey(input.withdrawalId)) }),
        {
          language,
          refused: () => ({ withdrawal: null }),
        },
      ),

    confirmWithdrawal: (_, { input }, { upstream, language }) =>
      mutate(async () => ({ withdrawal: await upstream(withdrawalsUpstream).confirm(answerOf(input)) }), {
        language,
        fields: { partId: ["part"], imageIds: ["imageIds"] },
        refused: () => ({ withdrawal: null }),
      }),
  },

  Subscription: {
    withdrawalChanged: {
      subscribe: (_, { id }, context) => {
        const internalID = withdrawalKey(id);
        const probe = async () => JSON.stringify(await withdrawalOf(internalID, context));
        return context.services.push.watch("cashier", context, probe, { startsAtOnce: true });
      },
      resolve: (event: PushEvent, { id }: { id: string }, context: Context): Promise<WithdrawalModel> => {
        if (event.over !== null) throw event.over;
        return withdrawalOf(withdrawalKey(id), context);
      },
    },
    withdrawalsChanged: {
      subscribe: (_, __, context) =>
        context.services.push.watch("cashier", context, async () =>
          JSON.stringify(
            await context
              .upstream(withdrawalsUpstream)
              .list({ period: periodQuery({ preset: "LAST_7" }) }, { pageNo: 1, pageSize: 20 }),
          ),
        ),
      resolve: (event: PushEvent, _: unknown, { upstream }: Context): Promise<MemberModel> => {
        if (event.over !== null) throw event.over;
        return upstream(memberUpstream).info();
      },
    },
  },
};

export const withdrawalNodes: NodeLookups = {
  Withdrawal: (key, { session, upstream }) =>
    session !== null && isRealAccount(session.kind) ? upstream(withdrawalsUpstream).byId(key) : null,
};
