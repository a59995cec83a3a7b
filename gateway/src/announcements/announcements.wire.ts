import { z } from "zod";
import type { AnnouncementKind } from "../__generated__/types.ts";
import { pictureOf } from "../cdn/pictures.ts";
import { entryOf } from "../lookup/entryOf.ts";
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

export const announcement = z
  .object({
    id: idText,
    type: text,
    title: text,
    content: text.catch(""),
    timestamp: instant,
    endAt: maybeInstant,
    pinned: flag,
    imageUrl: maybeText,
    linkageType: maybeText,
    linkage: maybeText,
  })
  .transform((row): AnnouncementModel | null => {
    const kind = entryOf(kinds, row.type);
    if (kind === undefined) return null;
    return {
      internalID: row.id,
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
