import type { Domain } from "../graph/domain.ts";
import { agentNodes, agentResolvers } from "./agent.resolvers.ts";

/** The agent centre: the downline and its bets. */
export const agent: Domain = {
  name: "agent",
  resolvers: [agentResolvers],
  nodes: agentNodes,
  costlyNodes: ["TeamBet"],
};
