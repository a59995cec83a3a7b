import type { AnnouncementKind } from "../__generated__/types.ts";
import { sharedRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { listOf } from "../upstream/wire.ts";
import type { AnnouncementModel } from "./announcements.model.ts";
import { announcement, kinds } from "./announcements.wire.ts";

const calls = {
  list: sharedRead("GET /wps/relay/MCSFE_getListAnnouncements", listOf(announcement), { maxAge: 30 }),
};

/** The platform call for announcements. One answer holds all kinds; every list is cut from it. */
export const announcementsUpstream = (scope: Scope) => ({
  list: async (only?: readonly AnnouncementKind[] | null) => listed(await calls.list(scope, everyKind), only),

  /** All announcements as of that moment or later. */
  listSince: async (moment: number) => listed(await calls.list.since(moment, scope, everyKind)),
});

const everyKind = { query: { types: Object.keys(kinds).join(","), platform: "web", execution: "B" } };

const listed = (rows: readonly (AnnouncementModel | null)[], only?: readonly AnnouncementKind[] | null) =>
  rows
    .filter((row) => row !== null)
    .filter(({ kind }) => only?.includes(kind) ?? true)
    .sort(pinnedThenLatest);

function pinnedThenLatest(a: AnnouncementModel, b: AnnouncementModel): number {
  return Number(b.isPinned) - Number(a.isPinned) || b.publishedAt.localeCompare(a.publishedAt);
}
