import type { Resolvers } from "../__generated__/resolvers.ts";
import { globalId, type NodeLookups } from "../node.ts";
import { arrayConnection } from "../paging/connection.ts";

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
};

export const announcementsNodes: NodeLookups = {
  Announcement: async (key, { upstream }) =>
    (await upstream.announcements.list()).find((announcement) => announcement.key === key) ?? null,
};
