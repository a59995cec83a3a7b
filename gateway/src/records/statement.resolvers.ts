import type { Resolvers } from "../__generated__/resolvers.ts";
import { statementQuery } from "../period/period.ts";
import { statementUpstream } from "./statement.upstream.ts";

export const statementResolvers: Resolvers = {
  Member: {
    activityStatement: (_, { filter }, { upstream }) =>
      upstream(statementUpstream).read(statementQuery(filter?.period)),
  },
};
