import type { Domain } from "../graph/domain.ts";
import { transferResolvers } from "./transfers.resolvers.ts";
import { walletNodes, walletResolvers } from "./wallet.resolvers.ts";

/** The member's balances, and transfers between them. */
export const wallet: Domain = {
  name: "wallet",
  resolvers: [walletResolvers, transferResolvers],
  nodes: walletNodes,
};
