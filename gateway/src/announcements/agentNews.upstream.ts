import type { PageArgs } from "../paging/connection.ts";
import { rowOf } from "../paging/oneRow.ts";
import { ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { agentNewsPage } from "./agentNews.wire.ts";
import type { AnnouncementModel } from "./announcements.model.ts";

/** The most rows that a page of the platform has. */
const largestPage = 100;

const calls = { list: ownRead("GET /wps/relay/ACS_announcementList", agentNewsPage) };

/** The platform call for the operator's news for agents. The platform sorts them. */
export const agentNewsUpstream = defineUpstream((scope) => ({
  list: (page: PageArgs) => calls.list(scope, { query: { ...page } }),

  /** Null when it is not among the first hundred: the platform finds none by its id. */
  byId: (key: string): Promise<AnnouncementModel | null> =>
    rowOf(calls.list(scope, { query: { pageNo: 1, pageSize: largestPage } }), key),
}));
