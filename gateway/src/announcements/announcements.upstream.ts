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
    return listed(scope, [...messages, ...banners], only);
  },

  /** All announcements but banners, as of that moment or later. */
  listSince: async (moment: number) => listed(scope, await calls.list.since(moment, scope, messageQuery), messageKinds),
});

const messageKinds = Object.values(kinds).filter((kind) => kind !== "BANNER");
const messageTypes = Object.keys(kinds).filter((type) => kinds[type] !== "BANNER");
const queryOf = (types: string) => ({ query: { types, platform: "web", execution: "B" } });
const messageQuery = queryOf(messageTypes.join(","));
const bannerQuery = queryOf("B");

function listed(scope: Scope, rows: readonly (AnnouncementModel | null)[], only: readonly AnnouncementKind[]) {
  const asked = rows.filter((row) => row !== null).filter(({ kind }) => only.includes(kind));
  // The answer then depends on the time as well.
  if (asked.some(({ endsAt }) => endsAt !== null)) scope.notes?.forbidKeeping();
  return asked.filter(isNotOver).sort(pinnedThenLatest);
}

/**
 * The platform leaves out what has ended, but a cached list can be older than the end. The start is not compared: the list
 * holds only what has begun, and a clock that is a little behind the platform's would hide what was just published.
 */
const isNotOver = ({ endsAt }: AnnouncementModel) => endsAt === null || Date.parse(endsAt) > Date.now();

function pinnedThenLatest(a: AnnouncementModel, b: AnnouncementModel): number {
  return Number(b.isPinned) - Number(a.isPinned) || b.publishedAt.localeCompare(a.publishedAt);
}
