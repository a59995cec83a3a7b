import type { Resolvers } from "../__generated__/resolvers.ts";
import type { Domain } from "../graph/domain.ts";
import { memberUpstream } from "../member/member.upstream.ts";
import type { Context } from "../request/context.ts";
import { siteUpstream } from "../site/site.upstream.ts";
import { articlesNodes, articlesResolvers } from "./articles.resolvers.ts";
import { customerService } from "./customerService.config.ts";
import { feedbackResolvers } from "./feedback.resolvers.ts";
import { supportNodes, supportResolvers } from "./support.resolvers.ts";
import { supportUpstream } from "./support.upstream.ts";

/** Unread answers in the member's chat. 0 where the brand has no chat. */
export async function unreadChatCount({ session, upstream }: Context): Promise<number> {
  if (session === null || session.kind === "TRIAL") return 0;
  const { features } = await upstream(siteUpstream).permission();
  return features.chat ? upstream(supportUpstream).unreadChatCount() : 0;
}

const unreadCountsResolvers: Resolvers = {
  Member: { unreadChatCount: (_, __, context) => unreadChatCount(context) },
};

/** Customer service, help, articles and feedback. */
export const support: Domain = {
  name: "support",
  resolvers: [supportResolvers, unreadCountsResolvers, articlesResolvers, feedbackResolvers],
  nodes: { ...supportNodes, ...articlesNodes },
  watches: {
    unreadCountsChanged: (context) =>
      Promise.all([context.upstream(memberUpstream).unreadCount(), unreadChatCount(context)]),
  },
  config: [customerService],
};
