import { pictures } from "@atrium/arcade/pictures";
import { and, count, desc, eq, gt, isNull, lte, or } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { NOWHERE } from "../announcements/lead.ts";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { readQuery } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import { offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { sharedByGuests } from "../http/sharedCache.ts";
import { CATEGORIES, PROMOTIONS } from "./promotions.data.ts";
import { promotions } from "./promotions.tables.ts";

const ListQuery = pageQuery().extend({ category: z.enum(CATEGORIES).optional() });
const DetailQuery = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

const ACTIONS = new Map(PROMOTIONS.map(({ id, action }) => [id, action]));

type Promotion = typeof promotions.$inferSelect;

/** The promotions that are on now, the latest first. */
export const promotionRoutes = ({ db, clock }: CorePlatform) => {
  const isOn = () => {
    const now = clock.now();
    return and(
      lte(promotions.publishedAt, now),
      or(isNull(promotions.startsAt), lte(promotions.startsAt, now)),
      or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
    );
  };
  return new Hono<AppEnv>()
    .get("/wps/relay/PRM_list", sharedByGuests(30), async (c) => {
      const { category, ...page } = readQuery(c, ListQuery);
      const which = and(isOn(), category && eq(promotions.category, category));
      const [total] = await db
        .select({ n: count().mapWith(Number) })
        .from(promotions)
        .where(which);
      const rows = await db
        .select()
        .from(promotions)
        .where(which)
        .orderBy(desc(promotions.publishedAt), desc(promotions.id))
        .limit(page.pageSize)
        .offset(offsetOf(page));
      const list = rows.map((row) => summaryOf(row, c.var.language));
      return ok(c, toPage(list, total?.n ?? 0, page));
    })
    .get("/wps/relay/PRM_detail", async (c) => {
      const { id } = readQuery(c, DetailQuery);
      const [row] = await db
        .select()
        .from(promotions)
        .where(and(isOn(), eq(promotions.id, id)));
      if (!row) throw new PlatformError("NOT_FOUND");
      const { language } = c.var;
      return ok(c, { ...summaryOf(row, language), contentHtml: row.rules[language] });
    });
};

const summaryOf = (row: Promotion, language: Language) => ({
  id: row.id,
  category: row.category,
  title: row.titles[language],
  summary: row.summaries[language],
  imageUrl: pictures.banner(`promo-${row.id}`),
  startAt: row.startsAt?.toISOString() ?? null,
  endAt: row.endsAt?.toISOString() ?? null,
  action: ACTIONS.get(row.id) ?? NOWHERE,
});
