import type { Domain } from "../graph/domain.ts";
import { newRowsOf } from "../graph/watches.ts";
import { announcementsNodes, announcementsResolvers } from "./announcements.resolvers.ts";
import { announcementsUpstream } from "./announcements.upstream.ts";

/** Announcements of the operator. */
export const announcements: Domain = {
  name: "announcements",
  resolvers: [announcementsResolvers],
  nodes: announcementsNodes,
  watches: {
    announcementPublished: newRowsOf(({ upstream }) => ({
      first: () => upstream(announcementsUpstream).list(),
      read: async (moment) => ({ rows: await upstream(announcementsUpstream).listSince(moment), hasMore: false }),
      mostPages: 1,
      keyOf: ({ internalID }) => internalID,
      timeOf: ({ publishedAt }) => Date.parse(publishedAt),
    })),
  },
};
