import type { Resolvers } from "../__generated__/resolvers.ts";
import { InputRefusal, mutate } from "../errors/mutate.ts";
import type { NodeLookups } from "../graph/node.ts";
import { ownAccount } from "../member/member.resolvers.ts";
import { siteUpstream } from "../site/site.upstream.ts";
import { helpUpstream } from "./help.upstream.ts";
import { serviceLinks } from "./serviceLinks.ts";
import { supportUpstream } from "./support.upstream.ts";

/** Members above this rank of the club have a customer service of their own. */
const vipAbove = 4;
const longestTitle = 60;

export const supportResolvers: Resolvers = {
  Viewer: {
    customerService: async (_, __, context) => {
      const rank = (await ownAccount(context))?.club?.rank ?? 0;
      const { sealed, isVip } = await context.upstream(supportUpstream).serviceLink(rank > vipAbove);
      const { services } = context.uncached();
      const url = await services.of(serviceLinks).open(sealed, services.adapter?.current.platform.serviceLinks);
      return { isVip, url };
    },
  },

  Site: {
    helpCentre: (_, __, { upstream }) => upstream(helpUpstream).centre(),
    page: (_, { slug }, { upstream }) => upstream(helpUpstream).page(slug),
  },

  Mutation: {
    openChat: (_, { input }, context) =>
      mutate({ language: context.language, fields: { title: ["title"] } }, async () => {
        const { upstream } = context;
        const title = input.title.trim();
        if (title === "" || title.length > longestTitle) throw new InputRefusal("VALIDATION_FAILED", ["title"]);
        const { brand, features } = await upstream(siteUpstream).permission();
        if (!features.chat) throw new InputRefusal("FEATURE_DISABLED");
        const { url, expiresAt } = await upstream(supportUpstream).chat({
          title,
          headerColor: brand.chatHeaderColor,
        });
        return { chat: { url: context.uncached().services.of(serviceLinks).checked(url), expiresAt } };
      }),
  },
};

export const supportNodes: NodeLookups = {
  HelpArticle: async (key, { upstream }) =>
    (await upstream(helpUpstream).centre()).articles.find((article) => article.internalID === key) ?? null,
};
