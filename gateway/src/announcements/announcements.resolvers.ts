import type { Resolvers } from "../__generated__/resolvers.ts";
import { globalId, type NodeLookups } from "../graph/node.ts";
import { arrayConnection } from "../paging/connection.ts";
import type { Announcement } from "./announcements.upstream.ts";
import { published } from "./published.ts";

const pageSize = 9;

export const announcementsResolvers: Resolvers = {
  Site: {
    announcements: async (_, { kinds, ...args }, { upstream }) =>
      arrayConnection(
        args,
        { list: "announcements", filter: kinds?.toSorted(), defaultSize: pageSize },
        await upstream.announcements.list(kinds),
      ),
  },

  Announcement: { id: ({ key }) => globalId("Announcement", key) },

  Subscription: {
    announcementPublished: {
      subscribe: (_, __, context) => published(context),
      resolve: (announcement: Announcement) => announcement,
    },
  },
};

export const announcementsNodes: NodeLookups = {
  Announcement: async (key, { upstream }) =>
    (await upstream.announcements.list()).find((announcement) => announcement.key === key) ?? null,
};
