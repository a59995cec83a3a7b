import { and, count, desc, eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { TRIAL_TYPE } from "../accountTypes.ts";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import type { ActiveSession, AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { answerWith } from "../http/idempotency/answerWith.ts";
import { idempotent } from "../http/idempotency/idempotency.ts";
import { pictureIds, readJson, readQuery, rowId, written } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import { offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { sharedByGuests } from "../http/sharedCache.ts";
import { leaderboardPaths } from "../leaderboards/leaderboardPaths.ts";
import { CATEGORIES } from "../promotions/promotions.data.ts";
import { type Promotion, promotions } from "../promotions/promotions.tables.ts";
import { isShown, shownPromotion } from "../promotions/visible.ts";
import { apply, MOST_IMAGES, MOST_REMARK } from "./applications.ts";
import { ownStandings } from "./exclusions.ts";
import type { Application } from "./memberPromotions.tables.ts";
import { promotionDetail, promotionView } from "./promotion.wire.ts";
import { claimPromotion, joinPromotion, ownStanding } from "./takePart.ts";

const APPLICATIONS_A_MINUTE = 10;

const ListQuery = pageQuery().extend({ category: z.enum(CATEGORIES).optional() });
const ById = z.object({ id: rowId });
const ApplyBody = z.object({
  id: rowId,
  remark: written(MOST_REMARK).default(""),
  imageIds: pictureIds(MOST_IMAGES),
});

/** The promotions that are published, and what members do with them. */
export const promotionRoutes = (platform: CorePlatform) => {
  const { db, clock, limiter } = platform;

  /** A promotion as its member sees it after a change. */
  const ownView = async (tx: Tx, { memberId }: ActiveSession, promotionId: number, language: Language) => {
    const now = clock.now();
    const promotion = await shownPromotion(tx, promotionId, now);
    if (!promotion) throw new PlatformError("NOT_FOUND");
    const standing = await ownStanding(tx, memberId, promotion, now);
    return promotionView(promotion, { language, now, boards: await leaderboardPaths(tx), standing });
  };

  return new Hono<AppEnv>()
    .get("/wps/relay/PRM_list", sharedByGuests(30), async (c) => {
      const { category, ...page } = readQuery(c, ListQuery);
      const { language } = c.var;
      const now = clock.now();
      const byCategory = await db
        .select({ category: promotions.category, count: count().mapWith(Number) })
        .from(promotions)
        .where(isShown(now))
        .groupBy(promotions.category);
      const rows = await db
        .select()
        .from(promotions)
        .where(and(isShown(now), category && eq(promotions.category, category)))
        // What is on comes first, then what begins later, then what is over.
        .orderBy(
          sql`case when ${promotions.endsAt} <= ${now.toISOString()}::timestamptz then 2
            when ${promotions.startsAt} > ${now.toISOString()}::timestamptz then 1 else 0 end`,
          desc(promotions.publishedAt),
          desc(promotions.id),
        )
        .limit(page.pageSize)
        .offset(offsetOf(page));
      const standings = await standingsIn(c.var.session, rows, now);
      const boards = await leaderboardPaths(db);
      const list = rows.map((row) => promotionView(row, { language, now, boards, standing: standings?.get(row.id) }));
      const total = byCategory
        .filter((row) => category === undefined || row.category === category)
        .reduce((sum, row) => sum + row.count, 0);
      return ok(c, { ...toPage(list, total, page), categories: byCategory });
    })
    .get("/wps/relay/PRM_detail", async (c) => {
      const now = clock.now();
      const row = await shownPromotion(db, readQuery(c, ById).id, now);
      if (!row) throw new PlatformError("NOT_FOUND");
      const standing = (await standingsIn(c.var.session, [row], now))?.get(row.id);
      const boards = await leaderboardPaths(db);
      return ok(c, promotionDetail(row, { language: c.var.language, now, boards, standing }));
    })
    .post("/wps/relay/PRM_join", requireRealAccount, idempotent(platform), async (c) => {
      const asked = await readJson(c, ById);
      await joinPromotion(platform, c.var.session.memberId, asked.id);
      return ok(c, await ownView(db, c.var.session, asked.id, c.var.language));
    })
    .post("/wps/relay/PRM_claim", requireRealAccount, idempotent(platform), async (c) => {
      const asked = await readJson(c, ById);
      return answerWith<void>(
        c,
        platform,
        (keepAnswer) => claimPromotion(platform, c.var.session.memberId, asked.id, keepAnswer),
        (_, tx) => ownView(tx, c.var.session, asked.id, c.var.language),
      );
    })
    .post("/wps/relay/PRM_apply", requireRealAccount, idempotent(platform), async (c) => {
      const { memberId } = c.var.session;
      await limiter.take(`apply:${memberId}`, APPLICATIONS_A_MINUTE, 60_000);
      const { id: promotionId, ...asked } = await readJson(c, ApplyBody);
      return answerWith<Application>(
        c,
        platform,
        (keepAnswer) => apply(platform, { ...asked, memberId, promotionId }, keepAnswer),
        async (application, tx) => ({
          ...(await ownView(tx, c.var.session, promotionId, c.var.language)),
          applicationId: String(application.id),
        }),
      );
    });

  /** The caller's standings; undefined for guests and trial accounts, who see what everybody sees. */
  async function standingsIn(session: ActiveSession | null, rows: readonly Promotion[], now: Date) {
    if (!session || session.type === TRIAL_TYPE) return undefined;
    return ownStandings(db, session.memberId, rows, now);
  }
};
