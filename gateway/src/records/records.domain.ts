import type { Domain } from "../graph/domain.ts";
import { accountRecordNodes, accountRecordResolvers } from "./accountRecord.resolvers.ts";
import { betNodes, betResolvers } from "./bets.resolvers.ts";
import { profitResolvers } from "./profit.resolvers.ts";
import { statementResolvers } from "./statement.resolvers.ts";

/** The member's movements of money, bets, profit and statement. */
export const records: Domain = {
  name: "records",
  resolvers: [accountRecordResolvers, betResolvers, profitResolvers, statementResolvers],
  nodes: { ...accountRecordNodes, ...betNodes },
  costlyNodes: ["Bet"],
};
