import type { Resolvers } from "../__generated__/resolvers.ts";
import { globalId, type NodeLookups } from "../graph/node.ts";
import { pageConnection } from "../paging/connection.ts";

/** The platform counts its promotions; anything else would be refused as a number that isn't one. */
const isNumber = (key: string) => /^[1-9]\d{0,8}$/.test(key);

export const promotionsResolvers: Resolvers = {
  Site: {
    promotions: (_, { category = null, ...args }, { upstream }) =>
      pageConnection(args, { list: "promotions", filter: { category }, defaultSize: 20 }, (page) =>
        upstream.promotions.list(category, page),
      ),
    promotion: (_, { internalID }, { upstream }) =>
      isNumber(internalID) ? upstream.promotions.byId(internalID) : null,
  },

  Promotion: {
    id: ({ key }) => globalId("Promotion", key),
    internalID: ({ key }) => key,
    rulesHtml: async ({ key, rulesHtml }, _, { upstream }) =>
      rulesHtml ?? (await upstream.promotions.byId(key))?.rulesHtml ?? "",
  },
};

export const promotionsNodes: NodeLookups = {
  Promotion: (key, { upstream }) => (isNumber(key) ? upstream.promotions.byId(key) : null),
};
