import type { Domain } from "../graph/domain.ts";
import { accountRecordNodes, accountRecordResolvers } from "./accountRecord.resolvers.ts";
import { betNodes, betResolvers } from "./bets.resolvers.ts";
import { profitResolvers } from "./profit.resolvers.ts";

/** The member's movements of money, bets and profit. */
export const records: Domain = {
  name: "records",
  resolvers: [accountRecordResolvers, betResolvers, profitResolvers],
  nodes: { ...accountRecordNodes, ...betNodes },
  costlyNodes: ["Bet"],
};
