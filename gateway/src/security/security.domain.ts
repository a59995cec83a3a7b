import type { Domain } from "../graph/domain.ts";
import { payoutAccountNodes, payoutAccountResolvers } from "./payoutAccounts.resolvers.ts";
import { securityResolvers } from "./security.resolvers.ts";

/** What secures the member's account. */
export const security: Domain = {
  name: "security",
  resolvers: [securityResolvers, payoutAccountResolvers],
  nodes: payoutAccountNodes,
};
