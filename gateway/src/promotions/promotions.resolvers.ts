import type { Resolvers } from "../__generated__/resolvers.ts";
import { isKeyOf } from "../graph/declared.ts";
import type { NodeLookups } from "../graph/node.ts";
import { pageConnection } from "../paging/connection.ts";
import { promotionsUpstream } from "./promotions.upstream.ts";

export const promotionsResolvers: Resolvers = {
  Site: {
    promotions: (_, { category = null, ...args }, { upstream }) =>
      pageConnection(args, { list: "promotions", filter: { category }, defaultSize: 20 }, (page) =>
        upstream(promotionsUpstream).list(category, page),
      ),
    promotionCounts: (_, __, { upstream }) => upstream(promotionsUpstream).counts(),
    promotion: (_, { internalID }, { upstream }) =>
      isKeyOf("Promotion", internalID) ? upstream(promotionsUpstream).byId(internalID) : null,
  },

  Promotion: {
    rulesHtml: async ({ internalID, rulesHtml }, _, { upstream }) =>
      rulesHtml ?? (await upstream(promotionsUpstream).byId(internalID))?.rulesHtml ?? "",
    termsHtml: async ({ internalID, termsHtml }, _, { upstream }) =>
      termsHtml ?? (await upstream(promotionsUpstream).byId(internalID))?.termsHtml ?? "",
    steps: async ({ internalID, steps }, _, { upstream }) =>
      steps ?? (await upstream(promotionsUpstream).byId(internalID))?.steps ?? [],
  },
};

export const promotionsNodes: NodeLookups = {
  Promotion: (key, { upstream }) => upstream(promotionsUpstream).byId(key),
};
