import type { Resolvers } from "../__generated__/resolvers.ts";
import { isRealAccount } from "../auth/rights.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { pageConnection } from "../paging/connection.ts";
import { periodQuery } from "../period/period.ts";
import { isNumber, rebatesUpstream } from "./rebates.upstream.ts";

const defaultSize = 20;

export const rebateResolvers: Resolvers = {
  Member: {
    rebates: async (_, { period, ...args }, { upstream }) => {
      const query = periodQuery(period);
      const { page, ...connection } = await pageConnection(
        args,
        { list: "rebates", filter: query, defaultSize },
        (asked) => upstream(rebatesUpstream).list(query, asked),
      );
      return { ...connection, totalAmount: page.totalAmount, totalCommission: page.totalCommission };
    },
  },

  Rebate: { id: ({ internalID }) => globalId("Rebate", internalID) },
};

export const rebateNodes: NodeLookups = {
  Rebate: (key, { session, upstream }) =>
    session !== null && isRealAccount(session.kind) && isNumber(key) ? upstream(rebatesUpstream).byId(key) : null,
};
