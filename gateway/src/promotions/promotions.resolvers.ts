import type { Resolvers } from "../__generated__/resolvers.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { pageConnection } from "../paging/connection.ts";
import { isPromotionNumber, promotionsUpstream } from "./promotions.upstream.ts";

export const promotionsResolvers: Resolvers = {
  Site: {
    promotions: (_, { category = null, ...args }, { upstream }) =>
      pageConnection(args, { list: "promotions", filter: { category }, defaultSize: 20 }, (page) =>
        upstream(promotionsUpstream).list(category, page),
      ),
    promotionCounts: (_, __, { upstream }) => upstream(promotionsUpstream).counts(),
    promotion: (_, { internalID }, { upstream }) =>
      isPromotionNumber(internalID) ? upstream(promotionsUpstream).byId(internalID) : null,
  },

  Promotion: {
    id: ({ internalID }) => globalId("Promotion", internalID),
    rulesHtml: async ({ internalID, rulesHtml }, _, { upstream }) =>
      rulesHtml ?? (await upstream(promotionsUpstream).byId(internalID))?.rulesHtml ?? "",
    termsHtml: async ({ internalID, termsHtml }, _, { upstream }) =>
      termsHtml ?? (await upstream(promotionsUpstream).byId(internalID))?.termsHtml ?? "",
    steps: async ({ internalID, steps }, _, { upstream }) =>
      steps ?? (await upstream(promotionsUpstream).byId(internalID))?.steps ?? [],
  },
};

export const promotionsNodes: NodeLookups = {
  Promotion: (key, { upstream }) => (isPromotionNumber(key) ? upstream(promotionsUpstream).byId(key) : null),
};
