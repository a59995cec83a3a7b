import type { Resolvers } from "../__generated__/resolvers.ts";
import { gamesUpstream } from "../games/games.upstream.ts";
import { isKeyOf } from "../graph/declared.ts";
import { keyOf } from "../graph/globalId.ts";
import { promotionsUpstream } from "./promotions.upstream.ts";

/** The names of what a click leads to. */
export const linkageResolvers: Resolvers = {
  Linkage: {
    name: async ({ kind, target }, _, { upstream }) => {
      if (kind === "PROMOTION" && isKeyOf("Promotion", target)) {
        return (await upstream(promotionsUpstream).byId(target))?.title ?? null;
      }
      const nodeId = kind === "GAME" ? keyOf("Game", target) : null;
      return nodeId === null ? null : ((await upstream(gamesUpstream).byId(nodeId))?.name ?? null);
    },
  },
};
