import type { Resolvers } from "../__generated__/resolvers.ts";
import { InputRefusal, mutate } from "../errors/mutate.ts";
import { globalId, type NodeLookups } from "../graph/node.ts";
import { ownAccount } from "../member/member.resolvers.ts";
import { unreadChatCount } from "./unreadChatCount.ts";

/** Members above this rank of the club have customer service of their own. */
const vipAbove = 4;
const longestTitle = 60;

export const supportResolvers: Resolvers = {
  Viewer: {
    customerService: async (_, __, context) => {
      const rank = (await ownAccount(context))?.club?.rank ?? 0;
      const { sealed, isVip } = await context.upstream.support.serviceLink(rank > vipAbove);
      return { isVip, url: await context.services.serviceLinks.open(sealed) };
    },
  },

  Member: { unreadChatCount: (_, __, context) => unreadChatCount(context) },

  HelpArticle: { id: ({ key }) => globalId("HelpArticle", key) },

  Site: {
    helpCentre: (_, __, { upstream }) => upstream.help.centre(),
    page: (_, { slug }, { upstream }) => upstream.help.page(slug),
  },

  Mutation: {
    openChat: (_, { input }, context) =>
      mutate(
        async () => {
          const { upstream, services } = context;
          const title = input.title.trim();
          if (title === "" || title.length > longestTitle) throw new InputRefusal("VALIDATION_FAILED", ["title"]);
          const { brand, features } = await upstream.site.permission();
          if (!features.chat) throw new InputRefusal("FEATURE_DISABLED");
          const { url, expiresAt } = await upstream.support.chat({ title, headerColor: brand.chatHeaderColor });
          return { chat: { url: services.serviceLinks.checked(url), expiresAt } };
        },
        { language: context.language, fields: { title: ["title"] }, refused: () => ({ chat: null }) },
      ),
  },
};

export const supportNodes: NodeLookups = {
  HelpArticle: async (key, { upstream }) =>
    (await upstream.help.centre()).articles.find((article) => article.key === key) ?? null,
};
