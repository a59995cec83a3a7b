import type { Domain } from "../graph/domain.ts";
import { contractsNodes, contractsResolvers } from "./contracts.resolvers.ts";

/** The contracts between agents, and what they paid. */
export const contracts: Domain = { name: "contracts", resolvers: [contractsResolvers], nodes: contractsNodes };
