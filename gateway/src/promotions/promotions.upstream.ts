import { z } from "zod";
import type { PromotionCategory } from "../__generated__/resolvers.ts";
import { type Picture, pictureOf } from "../cdn/pictures.ts";
import { UpstreamError } from "../errors/upstreamError.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import { sharedRead } from "../upstream/calls.ts";
import { cleanHtml } from "../upstream/cleanHtml.ts";
import type { Scope } from "../upstream/scope.ts";
import { count, idText, maybeInstant, maybeText, text } from "../upstream/wire.ts";

export interface Promotion {
  key: string;
  category: PromotionCategory;
  title: string;
  summary: string;
  image: Picture;
  startsAt: string | null;
  endsAt: string | null;
  /** Null in lists: the rules come with the detail. */
  rulesHtml: string | null;
}

/** The platform's words; a category that came after this release is not asked for, and shown as unknown. */
const words: Readonly<Record<Exclude<PromotionCategory, "UNKNOWN">, string>> = {
  NEW_PLAYER: "new_player",
  NEWBIE: "newbie",
  LIMITED: "limited",
  SPECIAL_OFFER: "special_offer",
  DAILY: "daily",
  HIGH_REBATE: "high_rebate",
  VIP: "vip",
};

const categories = new Map<string, PromotionCategory>();
for (const category of ["NEW_PLAYER", "NEWBIE", "LIMITED", "SPECIAL_OFFER", "DAILY", "HIGH_REBATE", "VIP"] as const) {
  categories.set(words[category], category);
}

const promotion = z
  .object({
    id: idText,
    category: text,
    title: text,
    summary: text.catch(""),
    imageUrl: maybeText,
    startAt: maybeInstant,
    endAt: maybeInstant,
    contentHtml: text.transform(cleanHtml).nullish(),
  })
  .transform(
    (row): Promotion => ({
      key: row.id,
      category: categories.get(row.category) ?? "UNKNOWN",
      title: row.title,
      summary: row.summary,
      image: pictureOf(row.imageUrl) ?? { path: "/img/game/default.svg" },
      startsAt: row.startAt,
      endsAt: row.endAt,
      rulesHtml: row.contentHtml ?? null,
    }),
  );

const page = z.object({ list: z.array(promotion.nullable().catch(null)), totalCount: count });

const calls = {
  list: sharedRead("GET /wps/relay/PRM_list", page, { maxAge: 30 }),
  detail: sharedRead("GET /wps/relay/PRM_detail", promotion, { maxAge: 30 }),
};

/** What the brand gives away. */
export const promotionsUpstream = (scope: Scope) => ({
  async list(category: PromotionCategory | null, { pageNo, pageSize }: PageArgs): Promise<Page<Promotion>> {
    if (category === "UNKNOWN") return { items: [], total: 0 };
    const query = { category: category === null ? undefined : words[category], pageNo, pageSize };
    const { list, totalCount } = await calls.list(scope, { query });
    return { items: list.filter((row) => row !== null), total: totalCount };
  },

  async byId(key: string): Promise<Promotion | null> {
    try {
      return await calls.detail(scope, { query: { id: key, language: scope.caller.language } });
    } catch (error) {
      if (error instanceof UpstreamError && error.code === "NOT_FOUND") return null;
      throw error;
    }
  },
});
