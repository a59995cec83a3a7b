import type { Resolvers } from "../__generated__/resolvers.ts";
import type { RewardFilter } from "../__generated__/types.ts";
import { isRealAccount } from "../auth/rights.ts";
import { assertUuid } from "../errors/assertUuid.ts";
import { badInput } from "../errors/atriumError.ts";
import { mutate } from "../errors/mutate.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import type { MemberModel } from "../member/member.model.ts";
import { memberUpstream } from "../member/member.upstream.ts";
import { byFilter, recordField } from "../paging/recordField.ts";
import { periodQueryIfAsked } from "../period/period.ts";
import type { PushEvent } from "../push/subscription.ts";
import type { Context } from "../request/context.ts";
import { claimableChanges, claimableCount } from "./claimable.ts";
import { isRewardNumber, type RewardQuery, rewardsUpstream } from "./rewards.upstream.ts";

/** What a filter asks for. */
export function rewardQuery(filter: RewardFilter | null | undefined): RewardQuery {
  if (filter?.kind === "UNKNOWN" || filter?.status === "UNKNOWN") {
    throw badInput("`kind` and `status` must be values of the platform.");
  }
  return {
    period: periodQueryIfAsked(filter?.period),
    kind: filter?.kind ?? undefined,
    status: filter?.status ?? undefined,
  };
}

/** The platform's number of a reward. */
const rewardKey = (id: string) => requireKey("Reward", id, isRewardNumber);

/** The caller after an event; throws when the session is over. */
const memberOf = (event: PushEvent, _: unknown, context: Context): Promise<MemberModel> => {
  if (event.over !== null) throw event.over;
  return context.upstream(memberUpstream).info();
};

export const rewardsResolvers: Resolvers = {
  Member: {
    rewards: recordField("rewards", byFilter(rewardQuery), ({ upstream }) => upstream(rewardsUpstream).list),
    claimableCount: ({ kind }, _, context) => (isRealAccount(kind) ? claimableCount(context) : 0),
  },

  Reward: { id: ({ internalID }) => globalId("Reward", internalID) },

  Mutation: {
    claimReward: (_, { input }, { upstream, language }) =>
      mutate(
        async () => {
          assertUuid(input.idempotencyKey);
          return { reward: await upstream(rewardsUpstream).claim(rewardKey(input.rewardId), input.idempotencyKey) };
        },
        { language, refused: () => ({ reward: null }) },
      ),
  },

  Subscription: {
    claimableChanged: {
      subscribe: (_, __, context) => claimableChanges(context),
      resolve: memberOf,
    },
    rewardsChanged: {
      subscribe: (_, __, context) =>
        context.services.push.watch("balance", context, async () =>
          JSON.stringify(await context.upstream(rewardsUpstream).list({ period: {} }, { pageNo: 1, pageSize: 20 })),
        ),
      resolve: memberOf,
    },
  },
};

export const rewardsNodes: NodeLookups = {
  Reward: (key, { session, upstream }) =>
    session !== null && isRealAccount(session.kind) && isRewardNumber(key) ? upstream(rewardsUpstream).byId(key) : null,
};
