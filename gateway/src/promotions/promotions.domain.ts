import type { Domain } from "../graph/domain.ts";
import { linkageResolvers } from "./linkage.resolvers.ts";
import { promotionsNodes, promotionsResolvers } from "./promotions.resolvers.ts";
import { promotionsUpstream } from "./promotions.upstream.ts";
import { standingsNodes, standingsResolvers } from "./standings.resolvers.ts";

/** Promotions of the operator. */
export const promotions: Domain = {
  name: "promotions",
  resolvers: [promotionsResolvers, standingsResolvers, linkageResolvers],
  nodes: { ...promotionsNodes, ...standingsNodes },
  watches: { promotionsChanged: ({ upstream }) => upstream(promotionsUpstream).standings() },
  costlyNodes: ["Promotion"],
};
