import type { AnnouncementKind } from "../__generated__/types.ts";
import { sharedRead } from "../upstream/calls.ts";
import { defineUpstream, type Scope } from "../upstream/scope.ts";
import { listOf } from "../upstream/wire.ts";
import type { AnnouncementModel } from "./announcements.model.ts";
import { announcement, kinds, ofKind, type SentAnnouncement } from "./announcements.wire.ts";

const calls = {
  list: sharedRead("GET /wps/relay/MCSFE_getListAnnouncements", listOf(announcement), {
    maxAge: 30,
    follows: "announcement",
  }),
};

/** The platform call for announcements. One answer holds all kinds but banners, which only one list shows. */
export const announcementsUpstream = defineUpstream((scope) => ({
  list: async (only: readonly AnnouncementKind[] = messageKinds) => {
    const read: Read = (types) => calls.list(scope, queryOf(types));
    const [messages, banners] = await Promise.all([
      only.some((kind) => kind !== "BANNER") ? sorted(read, messageKinds) : [],
      only.includes("BANNER") ? sorted(read, ["BANNER"]) : [],
    ]);
    return listed(scope, [...messages, ...banners], only);
  },

  /** All announcements but banners, as of that moment or later. */
  listSince: async (moment: number) =>
    listed(scope, await sorted((types) => calls.list.since(moment, scope, queryOf(types)), messageKinds), messageKinds),
}));

type Read = (types: string) => Promise<readonly (SentAnnouncement | null)[]>;

/** Rows of these types. A platform that does not say which row has which type is asked for each type. */
async function sorted(read: Read, types: readonly AnnouncementKind[]): Promise<AnnouncementModel[]> {
  const rows = await readKinds(read, types);
  if (types.length === 1 || rows.every(({ kind }) => kind !== "unsaid"))
    return rows.map((row) => ofKind(row, types[0] ?? "PLAYER"));
  const lists = await Promise.all(
    types.map(async (kind) => (await readKinds(read, [kind])).map((row) => ofKind(row, kind))),
  );
  return lists.flat();
}

const readKinds = async (read: Read, wanted: readonly AnnouncementKind[]) => {
  const types = Object.keys(kinds).filter((type) => wanted.some((kind) => kind === kinds[type]));
  return (await read(types.join(","))).filter((row) => row !== null);
};

const messageKinds = Object.values(kinds).filter((kind) => kind !== "BANNER");
const queryOf = (types: string) => ({ query: { types, platform: "web", execution: "B" } });

function listed(scope: Scope, rows: readonly AnnouncementModel[], only: readonly AnnouncementKind[]) {
  const asked = rows.filter(({ kind }) => only.includes(kind));
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
