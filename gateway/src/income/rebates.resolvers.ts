import type { Resolvers } from "../__generated__/resolvers.ts";
import { isRealAccount } from "../auth/rights.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { recordField } from "../paging/recordField.ts";
import { periodQuery } from "../period/period.ts";
import { isNumber, rebatesUpstream } from "./rebates.upstream.ts";

export const rebateResolvers: Resolvers = {
  Member: {
    rebates: recordField(
      "rebates",
      ({ period }) => periodQuery(period),
      ({ upstream }) => upstream(rebatesUpstream).list,
    ),
  },

  Rebate: { id: ({ internalID }) => globalId("Rebate", internalID) },
};

export const rebateNodes: NodeLookups = {
  Rebate: (key, { session, upstream }) =>
    session !== null && isRealAccount(session.kind) && isNumber(key) ? upstream(rebatesUpstream).byId(key) : null,
};
