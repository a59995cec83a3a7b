import type { Domain } from "../graph/domain.ts";
import { profitLossNodes, profitLossResolvers } from "./profitLoss.resolvers.ts";

/** What the accounts of a downline gained and lost. */
export const profitLoss: Domain = {
  name: "profitLoss",
  resolvers: [profitLossResolvers],
  nodes: profitLossNodes,
  costlyNodes: ["AccountProfit"],
};
