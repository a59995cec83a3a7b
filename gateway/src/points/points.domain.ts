import type { Domain } from "../graph/domain.ts";
import { mallNodes, mallResolvers } from "./mall.resolvers.ts";
import { pointsNodes, pointsResolvers } from "./points.resolvers.ts";

/** Points of members, and the mall where they are spent. */
export const points: Domain = {
  name: "points",
  resolvers: [pointsResolvers, mallResolvers],
  nodes: { ...pointsNodes, ...mallNodes },
};
