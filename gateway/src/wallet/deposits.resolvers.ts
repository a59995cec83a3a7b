import type { Resolvers } from "../__generated__/resolvers.ts";
import type { DepositFilter } from "../__generated__/types.ts";
import { isRealAccount } from "../auth/rights.ts";
import { AtriumError } from "../errors/atriumError.ts";
import { mutate } from "../errors/mutate.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { byFilter, recordField } from "../paging/recordField.ts";
import { periodQuery } from "../period/period.ts";
import type { PushEvent } from "../push/subscription.ts";
import type { Context } from "../request/context.ts";
import type { DepositModel } from "./deposits.model.ts";
import { type DepositQuery, depositsUpstream } from "./deposits.upstream.ts";

/** The platform's form of a filter. */
export function depositQuery(filter: DepositFilter | null | undefined): DepositQuery {
  const states = filter?.states?.filter((state) => state !== "UNKNOWN").toSorted();
  return { period: periodQuery(filter?.period), states: states?.length ? [...new Set(states)] : undefined };
}

/** The platform's id of a deposit. */
const depositKey = (id: string) => requireKey("Deposit", id);

/** A deposit that must exist. */
async function depositOf(internalID: string, { upstream }: Context): Promise<DepositModel> {
  const deposit = await upstream(depositsUpstream).byId(internalID);
  if (deposit === null) throw new AtriumError("NOT_FOUND");
  return deposit;
}

export const depositResolvers: Resolvers = {
  Wallet: { depositChannels: (_, __, { upstream }) => upstream(depositsUpstream).channels() },

  Member: {
    deposits: recordField("deposits", byFilter(depositQuery), ({ upstream }) => upstream(depositsUpstream).list),
  },

  Deposit: { id: ({ internalID }) => globalId("Deposit", internalID) },

  Mutation: {
    createDeposit: (_, { input }, { upstream, language }) =>
      mutate(async () => ({ deposit: await upstream(depositsUpstream).create(input) }), {
        language,
        fields: { channelId: ["channelId"], amount: ["amount"], promotionId: ["promotionId"] },
        refused: () => ({ deposit: null }),
      }),

    cancelDeposit: (_, { input }, { upstream, language }) =>
      mutate(async () => ({ deposit: await upstream(depositsUpstream).cancel(depositKey(input.depositId)) }), {
        language,
        refused: () => ({ deposit: null }),
      }),
  },

  Subscription: {
    depositChanged: {
      subscribe: (_, { id }, context) => {
        const internalID = depositKey(id);
        const probe = async () => JSON.stringify(await depositOf(internalID, context));
        return context.services.push.watch("cashier", context, probe, { startsAtOnce: true });
      },
      resolve: (event: PushEvent, { id }: { id: string }, context: Context): Promise<DepositModel> => {
        if (event.over !== null) throw event.over;
        return depositOf(depositKey(id), context);
      },
    },
  },
};

export const depositNodes: NodeLookups = {
  Deposit: (key, { session, upstream }) =>
    session !== null && isRealAccount(session.kind) ? upstream(depositsUpstream).byId(key) : null,
};
