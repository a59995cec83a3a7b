import type { Domain } from "../graph/domain.ts";
import { periodQuery } from "../period/period.ts";
import { depositNodes, depositResolvers } from "./deposits.resolvers.ts";
import { depositsUpstream } from "./deposits.upstream.ts";
import { memberTransferResolvers } from "./memberTransfers.resolvers.ts";
import { sentChangeResolvers } from "./sentChanges.resolvers.ts";
import { transferResolvers } from "./transfers.resolvers.ts";
import { walletNodes, walletResolvers } from "./wallet.resolvers.ts";
import { walletUpstream } from "./wallet.upstream.ts";
import { withdrawalNodes, withdrawalResolvers } from "./withdrawals.resolvers.ts";
import { withdrawalsUpstream } from "./withdrawals.upstream.ts";

/** The withdrawals among which one may wait for the member's answer. */
const latest = { period: periodQuery({ preset: "LAST_7" }) };

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
  watches: {
    balanceChanged: ({ upstream }) => upstream(walletUpstream).balance(),
    depositChanged: ({ upstream }, key) => upstream(depositsUpstream).byId(key),
    withdrawalChanged: ({ upstream }, key) => upstream(withdrawalsUpstream).byId(key),
    withdrawalsChanged: ({ upstream }) => upstream(withdrawalsUpstream).list(latest, { pageNo: 1, pageSize: 20 }),
  },
  callersOwn: { Wallet: (context) => context.requireSession() },
};
