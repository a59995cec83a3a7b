import type { Domain } from "../graph/domain.ts";
import { jackpotsNodes, jackpotsResolvers } from "./jackpots.resolvers.ts";

/** Jackpots with their amounts and winners. */
export const jackpots: Domain = {
  name: "jackpots",
  resolvers: [jackpotsResolvers],
  nodes: jackpotsNodes,
};
