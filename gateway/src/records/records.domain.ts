import type { Resolvers } from "../__generated__/resolvers.ts";
import type { Domain } from "../graph/domain.ts";
import { statementQuery } from "../period/period.ts";
import { accountRecordNodes, accountRecordResolvers } from "./accountRecord.resolvers.ts";
import { betNodes, betResolvers } from "./bets.resolvers.ts";
import { profitResolvers } from "./profit.resolvers.ts";
import { statementUpstream } from "./statement.upstream.ts";

const statementResolvers: Resolvers = {
  Member: {
    activityStatement: (_, { filter }, { upstream }) =>
      upstream(statementUpstream).read(statementQuery(filter?.period)),
  },
};

/** The member's movements of money, bets, profit and statement. */
export const records: Domain = {
  name: "records",
  resolvers: [accountRecordResolvers, betResolvers, profitResolvers, statementResolvers],
  nodes: { ...accountRecordNodes, ...betNodes },
  costlyNodes: ["Bet"],
};
