import type { Domain } from "../graph/domain.ts";
import { walletNodes, walletResolvers } from "./wallet.resolvers.ts";

/** The member's balances. */
export const wallet: Domain = {
  name: "wallet",
  resolvers: [walletResolvers],
  nodes: walletNodes,
};
