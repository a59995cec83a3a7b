import type { Resolvers } from "../__generated__/resolvers.ts";
import type { NodeLookups } from "../graph/node.ts";
import { recordField } from "../paging/recordField.ts";
import { periodQuery } from "../period/period.ts";
import { rebatesUpstream } from "./rebates.upstream.ts";

export const rebateResolvers: Resolvers = {
  Member: {
    rebates: recordField(
      "rebates",
      ({ period }) => periodQuery(period),
      ({ upstream }) => upstream(rebatesUpstream).list,
    ),
  },
};

export const rebateNodes: NodeLookups = {
  Rebate: (key, { upstream }) => upstream(rebatesUpstream).byId(key),
};
