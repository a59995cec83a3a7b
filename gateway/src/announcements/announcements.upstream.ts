import { z } from "zod";
import type { AnnouncementKind, Linkage } from "../__generated__/resolvers.ts";
import { type Picture, pictureOf } from "../cdn/pictures.ts";
import { linkageOf } from "../site/linkage.ts";
import { sharedRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { flag, idText, instant, listOf, maybeText, text } from "../upstream/wire.ts";

export interface Announcement {
  key: string;
  kind: AnnouncementKind;
  title: string;
  content: string;
  publishedAt: string;
  isPinned: boolean;
  image: Picture | null;
  linkage: Linkage | null;
}

const kinds: Readonly<Record<string, AnnouncementKind>> = { PL: "PLAYER", PU: "POPUP", PR: "PROMOTION", H: "HEADLINE" };

const announcement = z
  .object({
    id: idText,
    type: text,
    title: text,
    content: text.catch(""),
    timestamp: instant,
    pinned: flag,
    imageUrl: maybeText,
    linkageType: maybeText,
    linkage: maybeText,
  })
  .transform((row): Announcement | null => {
    const kind = kinds[row.type];
    if (kind === undefined) return null;
    return {
      key: row.id,
      kind,
      title: row.title,
      content: row.content,
      publishedAt: row.timestamp,
      isPinned: row.pinned,
      image: pictureOf(row.imageUrl),
      linkage: linkageOf(row.linkageType, row.linkage),
    };
  });

const calls = {
  list: sharedRead("GET /wps/relay/MCSFE_getListAnnouncements", listOf(announcement), { maxAge: 30 }),
};

/** The announcements' call. All kinds come in one answer, which every list is cut from. */
export const announcementsUpstream = (scope: Scope) => ({
  list: async (only?: readonly AnnouncementKind[] | null) => listed(await calls.list(scope, everyKind), only),

  /** What there was after that moment. */
  listSince: async (moment: number) => listed(await calls.list.since(moment, scope, everyKind)),
});

const everyKind = { query: { types: Object.keys(kinds).join(","), platform: "web" } };

const listed = (rows: readonly (Announcement | null)[], only?: readonly AnnouncementKind[] | null) =>
  rows
    .filter((row) => row !== null)
    .filter(({ kind }) => only?.includes(kind) ?? true)
    .sort(pinnedThenLatest);

function pinnedThenLatest(a: Announcement, b: Announcement): number {
  return Number(b.isPinned) - Number(a.isPinned) || b.publishedAt.localeCompare(a.publishedAt);
}
