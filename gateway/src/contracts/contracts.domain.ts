import type { Domain } from "../graph/domain.ts";
import { contractsNodes, contractsResolvers } from "./contracts.resolvers.ts";
import { contractsUpstream } from "./contracts.upstream.ts";
import { payoutRequestResolvers } from "./payoutRequests.resolvers.ts";

/** The contracts between agents, and what they paid. */
export const contracts: Domain = {
  name: "contracts",
  resolvers: [contractsResolvers, payoutRequestResolvers],
  nodes: contractsNodes,
  watches: { contractsChanged: ({ upstream }) => upstream(contractsUpstream).requests({ pageNo: 1, pageSize: 20 }) },
};
