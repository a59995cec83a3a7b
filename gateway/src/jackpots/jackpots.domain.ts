import type { Domain } from "../graph/domain.ts";
import { jackpotsNodes, jackpotsResolvers } from "./jackpots.resolvers.ts";
import { jackpotsUpstream } from "./jackpots.upstream.ts";

/** Jackpots with their amounts and winners. */
export const jackpots: Domain = {
  name: "jackpots",
  resolvers: [jackpotsResolvers],
  nodes: jackpotsNodes,
  watches: { jackpotsChanged: ({ upstream }, _, moment) => upstream(jackpotsUpstream).since(moment) },
};
