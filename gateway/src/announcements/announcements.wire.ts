import { hash } from "node:crypto";
import { z } from "zod";
import type { AnnouncementKind } from "../__generated__/types.ts";
import { entryOf } from "../basics/entryOf.ts";
import { pictureOf } from "../cdn/pictures.ts";
import { linkageOf } from "../site/linkage.ts";
import { flag, idText, instant, maybeInstant, maybeText, text } from "../upstream/wire.ts";
import type { AnnouncementModel } from "./announcements.model.ts";
export const kinds: Readonly<Record<string, AnnouncementKind>> = {
  PL: "PLAYER",
  PU: "POPUP",
  PR: "PROMOTION",
  H: "HEADLINE",
  B: "BANNER",
};

/** An announcement as the platform sends it. Its kind is unsaid where the platform sends no types with the rows. */
export type SentAnnouncement = Omit<AnnouncementModel, "kind"> & { kind: AnnouncementKind | "unsaid" };

/** The announcement, of this kind where the platform does not say one. */
export const ofKind = ({ kind, ...row }: SentAnnouncement, unsaid: AnnouncementKind): AnnouncementModel => ({
  ...row,
  kind: kind === "unsaid" ? unsaid : kind,
});

/** The documents name neither an id nor a type. */
export const announcement = z
  .object({
    id: idText.nullish(),
    type: maybeText,
    title: text,
    content: text.catch(""),
    timestamp: instant,
    endAt: maybeInstant,
    pinned: flag,
    imageUrl: maybeText,
    linkageType: maybeText,
    linkage: maybeText,
  })
  .transform((row): SentAnnouncement | null => {
    const kind = row.type === null ? "unsaid" : entryOf(kinds, row.type);
    if (kind === undefined) return null;
    return {
      internalID: row.id ?? hashOf(row.timestamp, row.title),
      kind,
      title: row.title,
      content: row.content,
      publishedAt: row.timestamp,
      endsAt: row.endAt,
      isPinned: row.pinned,
      image: pictureOf(row.imageUrl),
      linkage: linkageOf(row.linkageType, row.linkage),
    };
  });

const hashOf = (...texts: string[]) => hash("sha256", texts.join("\0"), "base64url").slice(0, 22);
