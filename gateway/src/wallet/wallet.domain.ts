import type { Domain } from "../graph/domain.ts";
import { depositNodes, depositResolvers } from "./deposits.resolvers.ts";
import { memberTransferResolvers } from "./memberTransfers.resolvers.ts";
import { sentChangeResolvers } from "./sentChanges.resolvers.ts";
import { transferResolvers } from "./transfers.resolvers.ts";
import { walletNodes, walletResolvers } from "./wallet.resolvers.ts";
import { withdrawalNodes, withdrawalResolvers } from "./withdrawals.resolvers.ts";

/** The member's balances, and transfers between them. */
export const wallet: Domain = {
  name: "wallet",
  resolvers: [
    walletResolvers,
    transferResolvers,
    memberTransferResolvers,
    depositResolvers,
    withdrawalResolvers,
    sentChangeResolvers,
  ],
  nodes: { ...walletNodes, ...depositNodes, ...withdrawalNodes },
};
