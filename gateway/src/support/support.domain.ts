import type { Domain } from "../graph/domain.ts";
import { memberUpstream } from "../member/member.upstream.ts";
import { articlesNodes, articlesResolvers } from "./articles.resolvers.ts";
import { customerService } from "./customerService.config.ts";
import { feedbackResolvers } from "./feedback.resolvers.ts";
import { supportNodes, supportResolvers } from "./support.resolvers.ts";
import { unreadChatCount, unreadCountsResolvers } from "./unreadCounts.resolvers.ts";

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
