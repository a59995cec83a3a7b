import type { Resolvers } from "../__generated__/resolvers.ts";
import { isAgent } from "../auth/rights.ts";
import type { NodeLookups } from "../graph/node.ts";
import { arrayConnection, pageConnection } from "../paging/connection.ts";
import { rowIn } from "../paging/oneRow.ts";
import { agentNewsUpstream } from "./agentNews.upstream.ts";
import { isAgentNews } from "./agentNews.wire.ts";
import { announcementsUpstream } from "./announcements.upstream.ts";
import { kinds as kindsByType } from "./announcements.wire.ts";

const pageSize = 9;
const everyKind = Object.values(kindsByType);

export const announcementsResolvers: Resolvers = {
  Site: {
    announcements: async (_, { kinds, ...args }, { upstream }) =>
      arrayConnection(
        args,
        { list: "announcements", filter: kinds?.toSorted(), defaultSize: pageSize },
        await upstream(announcementsUpstream).list(kinds ?? undefined),
        ({ internalID }) => internalID,
      ),
  },

  Agent: {
    announcements: (_, args, { upstream }) =>
      pageConnection(args, { list: "agentAnnouncements", defaultSize: pageSize }, upstream(agentNewsUpstream).list),
  },
};

export const announcementsNodes: NodeLookups = {
  Announcement: (key, { session, upstream }) => {
    if (!isAgentNews(key)) return rowIn(upstream(announcementsUpstream).list(everyKind), key);
    return session !== null && isAgent(session.kind) ? upstream(agentNewsUpstream).byId(key) : null;
  },
};
