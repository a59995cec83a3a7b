import type { Domain } from "../graph/domain.ts";
import { promotionsNodes, promotionsResolvers } from "./promotions.resolvers.ts";

/** Promotions of the operator. */
export const promotions: Domain = {
  name: "promotions",
  resolvers: [promotionsResolvers],
  nodes: promotionsNodes,
  costlyNodes: ["Promotion"],
};
