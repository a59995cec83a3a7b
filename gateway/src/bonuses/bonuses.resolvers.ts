import type { Resolvers } from "../__generated__/resolvers.ts";
import type { BonusFilter } from "../__generated__/types.ts";
import { isRealAccount } from "../auth/rights.ts";
import { AtriumError, badInput } from "../errors/atriumError.ts";
import { mutate } from "../errors/mutate.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { byFilter, recordField } from "../paging/recordField.ts";
import { periodQueryIfAsked } from "../period/period.ts";
import type { PushEvent } from "../push/subscription.ts";
import type { Context } from "../request/context.ts";
import type { BonusModel } from "./bonuses.model.ts";
import { type BonusQuery, bonusesUpstream, isBonusNumber } from "./bonuses.upstream.ts";

/** The platform's number of a bonus. */
const bonusKey = (id: string) => requireKey("Bonus", id, isBonusNumber);

/** A bonus that must exist. */
async function bonusOf(internalID: string, { upstream }: Context): Promise<BonusModel> {
  const bonus = await upstream(bonusesUpstream).byId(internalID);
  if (bonus === null) throw new AtriumError("NOT_FOUND");
  return bonus;
}

/** The platform's form of a filter. */
export function bonusQuery(filter: BonusFilter | null | undefined): BonusQuery {
  if (filter?.status === "UNKNOWN") throw badInput("`status` must be a state of the platform.");
  return { period: periodQueryIfAsked(filter?.period), status: filter?.status ?? undefined };
}

export const bonusesResolvers: Resolvers = {
  Member: {
    bonuses: recordField("bonuses", byFilter(bonusQuery), ({ upstream }) => upstream(bonusesUpstream).list),
  },

  Bonus: { id: ({ internalID }) => globalId("Bonus", internalID) },

  Mutation: {
    forfeitBonus: (_, { input }, { upstream, language }) =>
      mutate(
        async () => ({ bonus: await upstream(bonusesUpstream).forfeit(bonusKey(input.bonusId), input.idempotencyKey) }),
        { language, refused: () => ({ bonus: null }) },
      ),
  },

  Subscription: {
    bonusChanged: {
      subscribe: (_, { id }, context) => {
        const internalID = bonusKey(id);
        return context.services.push.watch("cashier", context, async () =>
          JSON.stringify(await bonusOf(internalID, context)),
        );
      },
      resolve: (event: PushEvent, { id }: { id: string }, context: Context): Promise<BonusModel> => {
        if (event.over !== null) throw event.over;
        return bonusOf(bonusKey(id), context);
      },
    },
  },
};

export const bonusesNodes: NodeLookups = {
  Bonus: (key, { session, upstream }) =>
    session !== null && isRealAccount(session.kind) && isBonusNumber(key) ? upstream(bonusesUpstream).byId(key) : null,
};
