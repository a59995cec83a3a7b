import type { Domain } from "../graph/domain.ts";
import { accountRecordNodes, accountRecordResolvers } from "./accountRecord.resolvers.ts";
import { betNodes, betResolvers } from "./bets.resolvers.ts";
import { exportRoute } from "./export/exportRoute.ts";
import { exportResolvers } from "./export/exports.resolvers.ts";
import { profitResolvers } from "./profit.resolvers.ts";

/** The member's movements of money, bets and profit, also as files. */
export const records: Domain = {
  name: "records",
  resolvers: [accountRecordResolvers, betResolvers, profitResolvers, exportResolvers],
  nodes: { ...accountRecordNodes, ...betNodes },
  costlyNodes: ["Bet"],
  routes: (parts) => ({ "/export": exportRoute(parts) }),
};
