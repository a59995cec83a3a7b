import type { Resolvers } from "../__generated__/resolvers.ts";
import type { RewardFilter } from "../__generated__/types.ts";
import { isRealAccount } from "../auth/rights.ts";
import { assertUuid } from "../errors/assertUuid.ts";
import { AtriumError, badInput } from "../errors/atriumError.ts";
import { mutate } from "../errors/mutate.ts";
import { globalId, keyOf } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { pageConnection } from "../paging/connection.ts";
import { isRewardNumber, type RewardQuery, rewardsUpstream } from "./rewards.upstream.ts";

function rewardQuery(filter: RewardFilter | null | undefined): RewardQuery {
  if (filter?.kind === "UNKNOWN" || filter?.status === "UNKNOWN") {
    throw badInput("`kind` and `status` must be values of the platform.");
  }
  return { kind: filter?.kind ?? undefined, status: filter?.status ?? undefined };
}

/** The platform's number of a reward. */
function numberOf(id: string): string {
  const internalID = keyOf("Reward", id);
  if (internalID === null || !isRewardNumber(internalID)) throw new AtriumError("BAD_ID");
  return internalID;
}

export const rewardsResolvers: Resolvers = {
  Member: {
    rewards: async (_, { filter, ...args }, { upstream }) => {
      const query = rewardQuery(filter);
      const options = { list: "rewards", filter: query, defaultSize: 20 };
      const { page, ...connection } = await pageConnection(args, options, (asked) =>
        upstream(rewardsUpstream).list(query, asked),
      );
      return { ...connection, claimableCount: page.claimableCount };
    },
  },

  Reward: { id: ({ internalID }) => globalId("Reward", internalID) },

  Mutation: {
    claimReward: (_, { input }, { upstream, language }) =>
      mutate(
        async () => {
          assertUuid(input.idempotencyKey);
          return { reward: await upstream(rewardsUpstream).claim(numberOf(input.rewardId), input.idempotencyKey) };
        },
        { language, refused: () => ({ reward: null }) },
      ),
  },
};

export const rewardsNodes: NodeLookups = {
  Reward: (key, { session, upstream }) =>
    session !== null && isRealAccount(session.kind) && isRewardNumber(key) ? upstream(rewardsUpstream).byId(key) : null,
};
