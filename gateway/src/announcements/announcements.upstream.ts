import type { AnnouncementKind } from "../__generated__/types.ts";
import { sharedRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { listOf } from "../upstream/wire.ts";
import type { AnnouncementModel } from "./announcements.model.ts";
import { announcement, kinds } from "./announcements.wire.ts";

const calls = {
  list: sharedRead("GET /wps/relay/MCSFE_getListAnnouncements", listOf(announcement), { maxAge: 30 }),
};

/** The platform call for announcements. One answer holds all kinds but banners, which only one list shows. */
export const announcementsUpstream = (scope: Scope) => ({
  list: async (only: readonly AnnouncementKind[] = messageKinds) => {
    const [messages, banners] = await Promise.all([
      only.some((kind) => kind !== "BANNER") ? calls.list(scope, messageQuery) : [],
      only.includes("BANNER") ? calls.list(scope, bannerQuery) : [],
    ]);
    return listed([...messages, ...banners], only);
  },

  /** All announcements but banners, as of that moment or later. */
  listSince: async (moment: number) => listed(await calls.list.since(moment, scope, messageQuery), messageKinds),
});

const messageKinds = Object.values(kinds).filter((kind) => kind !== "BANNER");
const messageTypes = Object.keys(kinds).filter((type) => kinds[type] !== "BANNER");
const queryOf = (types: string) => ({ query: { types, platform: "web", execution: "B" } });
const messageQuery = queryOf(messageTypes.join(","));
const bannerQuery = queryOf("B");

const listed = (rows: readonly (AnnouncementModel | null)[], only: readonly AnnouncementKind[]) =>
  rows
    .filter((row) => row !== null)
    .filter(({ kind }) => only.includes(kind))
    .sort(pinnedThenLatest);

function pinnedThenLatest(a: AnnouncementModel, b: AnnouncementModel): number {
  return Number(b.isPinned) - Number(a.isPinned) || b.publishedAt.localeCompare(a.publishedAt);
}
