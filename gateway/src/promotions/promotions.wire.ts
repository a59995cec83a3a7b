import { z } from "zod";
import type { PromotionCategory } from "../__generated__/types.ts";
import { pictureOf } from "../cdn/pictures.ts";
import { cleanHtml } from "../html/cleanHtml.ts";
import { linkageOf } from "../site/linkage.ts";
import { count, idText, maybeInstant, maybeText, text } from "../upstream/wire.ts";
import type { PromotionModel } from "./promotions.model.ts";
/**
 * The platform's category names. A category that this release does not know is shown as unknown, and is not asked for.
 */
export const words: Readonly<Record<Exclude<PromotionCategory, "UNKNOWN">, string>> = {
  NEW_PLAYER: "new_player",
  NEWBIE: "newbie",
  LIMITED: "limited",
  SPECIAL_OFFER: "special_offer",
  DAILY: "daily",
  HIGH_REBATE: "high_rebate",
  VIP: "vip",
};

export const categories = new Map<string, PromotionCategory>();

export const promotion = z
  .object({
    id: idText,
    category: text,
    title: text,
    summary: text.catch(""),
    imageUrl: maybeText,
    startAt: maybeInstant,
    endAt: maybeInstant,
    action: z.object({ linkageType: maybeText, linkage: maybeText }).nullish().catch(null),
    contentHtml: text.transform(cleanHtml).nullish(),
  })
  .transform(
    (row): PromotionModel => ({
      internalID: row.id,
      category: categories.get(row.category) ?? "UNKNOWN",
      title: row.title,
      summary: row.summary,
      image: pictureOf(row.imageUrl) ?? { path: "/img/game/default.svg" },
      startsAt: row.startAt,
      endsAt: row.endAt,
      action: row.action ? linkageOf(row.action.linkageType, row.action.linkage) : null,
      rulesHtml: row.contentHtml ?? null,
    }),
  );

export const page = z.object({ list: z.array(promotion.nullable().catch(null)), totalCount: count });
