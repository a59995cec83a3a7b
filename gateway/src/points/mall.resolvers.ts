import type { Resolvers } from "../__generated__/resolvers.ts";
import type { PointRedeemFilter } from "../__generated__/types.ts";
import { platformValue } from "../errors/atriumError.ts";
import { InputRefusal, mutate, sameNames } from "../errors/mutate.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { byFilter, recordField } from "../paging/recordField.ts";
import { periodQuery } from "../period/period.ts";
import { mallUpstream, type PointRedeemQuery } from "./mall.upstream.ts";

const MOST_AT_ONCE = 100;

/** The platform's form of a filter. */
export const redeemQuery = (filter: PointRedeemFilter | null | undefined): PointRedeemQuery => ({
  period: periodQuery(filter?.period),
  status: platformValue("status", filter?.status),
});

/** The platform's number of a reward. */
const pointRewardKey = (id: string) => requireKey("PointReward", id);

export const mallResolvers: Resolvers = {
  Site: {
    pointRewards: recordField(
      "pointRewards",
      ({ category }) => ({ category: platformValue("category", category) }),
      ({ upstream }) => upstream(mallUpstream).rewards,
    ),
  },

  Member: {
    pointRedeems: recordField("pointRedeems", byFilter(redeemQuery), ({ upstream }) => upstream(mallUpstream).redeems),
  },

  Mutation: {
    redeemPointReward: async (_, { input }, { upstream, language }) => {
      const mall = upstream(mallUpstream);
      const payload = await mutate({ language, fields: sameNames("quantity", "password", "address") }, async () => {
        const rewardId = pointRewardKey(input.rewardId);
        if (input.quantity < 1 || input.quantity > MOST_AT_ONCE) {
          throw new InputRefusal("VALIDATION_FAILED", ["quantity"]);
        }
        const { reward, ...redeem } = await mall.redeem(rewardId, input);
        return { redeem, reward };
      });
      const isGone = payload.userErrors.some(({ code }) => code === "REWARD_OUT_OF_STOCK");
      return isGone ? { ...payload, reward: await mall.rewardNow(pointRewardKey(input.rewardId)) } : payload;
    },
  },
};

export const mallNodes: NodeLookups = {
  PointReward: (key, { upstream }) => upstream(mallUpstream).rewardById(key),
  PointRedeem: (key, { upstream }) => upstream(mallUpstream).redeemById(key),
};
