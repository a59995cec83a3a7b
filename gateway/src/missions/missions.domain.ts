import type { Domain } from "../graph/domain.ts";
import { missionsNodes, missionsResolvers } from "./missions.resolvers.ts";

/** Missions of members, and their board. */
export const missions: Domain = {
  name: "missions",
  resolvers: [missionsResolvers],
  nodes: missionsNodes,
};
