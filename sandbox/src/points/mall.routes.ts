import { pictures } from "@atrium/arcade/pictures";
import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { termsView } from "../freeSpins/terms.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { idempotencyKeyOf } from "../http/idempotency/idempotency.ts";
import { readQuery, rowId, text } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import { pageOf, pageQuery, toPage } from "../http/paging.ts";
import { readEncrypted } from "../http/payload/encrypted.ts";
import { shared } from "../http/sharedCache.ts";
import { toDecimal } from "../money.ts";
import { countOf, partOf, recordQuery, recordRoute } from "../reports/recordRoute.ts";
import { during, rangeQuery, requireRange } from "../reports/reportRange.ts";
import { orderOf } from "../reports/rowOrder.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { freeSpinsOf, MALL, MALL_CURRENCY, type MallReward, mallCategories } from "./mall.data.ts";
import { pointRedeems, type Redeem, redeemStatuses } from "./mall.tables.ts";
import { titleOf } from "./mall.texts.ts";
import { redeemReward, rewardOf, stocks } from "./redeems.ts";
import { requireMall } from "./requireMall.ts";

const RewardsQuery = pageQuery().extend({
  category: z.enum(mallCategories).optional(),
  /** One reward. */
  rewardId: rowId.optional(),
});
const RedeemBody = z.object({
  rewardId: rowId,
  quantity: z.int().min(1).max(100).default(1),
  password: text(256, 1),
  address: text(300)
    .optional()
    .transform((address) => address?.trim() || null)
    .pipe(z.string().min(10).nullable()),
});
const HistoryQuery = recordQuery().extend({
  ...rangeQuery,
  status: z.enum(redeemStatuses).optional(),
  /** One redeem, of any time. */
  redeemId: text(32, 1).optional(),
});

const COLUMNS = ["redeemId", "createdAt", "title", "quantity", "points", "status", "reason", "decidedAt"] as const;

/** The mall: what members can have for points, and what they redeemed. */
export function mallRoutes(platform: SitePlatform) {
  const { db } = platform;
  return new Hono<AppEnv>()
    .get("/wps/relay/PTS_rewardList", requireMall(platform), shared(60), async (c) => {
      const query = readQuery(c, RewardsQuery);
      const left = await stocks(db);
      const rewards = MALL.filter(
        ({ id, category }) => (query.rewardId ?? id) === id && (query.category ?? category) === category,
      );
      const list = pageOf(rewards, query).map((reward) => rewardView(reward, left, c.var.language));
      return ok(c, toPage(list, rewards.length, query));
    })
    .post("/wps/relay/PTS_redeem", requireRealAccount, requireMall(platform), async (c) => {
      const { id: sessionId, memberId, currency } = c.var.session;
      const idempotencyKey = idempotencyKeyOf(c);
      const body = await readEncrypted(c, platform, RedeemBody);
      const redeem = await redeemReward(platform, { ...body, sessionId, memberId, currency, idempotencyKey });
      const reward = rewardView(rewardOf(redeem.rewardId), await stocks(db), c.var.language);
      return ok(c, { ...redeemView(redeem, c.var.language), reward });
    })
    .get(
      "/wps/relay/PTS_redeemHistory",
      requireRealAccount,
      requireMall(platform),
      recordRoute(platform, {
        query: HistoryQuery,
        list(query, { session: { memberId }, language, now }) {
          const range = requireRange(query, now);
          const where = and(
            eq(pointRedeems.memberId, memberId),
            query.redeemId === undefined
              ? during(pointRedeems.createdAt, range)
              : eq(pointRedeems.redeemId, query.redeemId),
            query.status && eq(pointRedeems.status, query.status),
          );
          const views = (rows: Redeem[]) => rows.map((redeem) => redeemView(redeem, language));
          return {
            where,
            order: orderOf(pointRedeems, "desc", "createdAt", "redeemId"),
            select: (tx, part) => partOf(tx.select().from(pointRedeems).$dynamic(), part),
            whole: countOf(pointRedeems, where),
            views,
            file: { name: "redeems", columns: COLUMNS, cells: views },
          };
        },
      }),
    );
}

/** A reward in the contract's form. */
const rewardView = (reward: MallReward, left: ReadonlyMap<number, number>, language: Language) => ({
  rewardId: String(reward.id),
  category: reward.category,
  title: titleOf(reward, language),
  imageUrl: pictures.banner(`point-${reward.id}`),
  points: Number(reward.points),
  kind: reward.kind,
  amount: reward.amount === undefined ? null : toDecimal(reward.amount, MALL_CURRENCY),
  currency: reward.amount === undefined ? null : MALL_CURRENCY,
  turnover: reward.turnover === undefined ? null : Number(reward.turnover),
  freeSpins: freeSpinsView(reward),
  stock: left.get(reward.id) ?? null,
  limitPerMember: reward.limitPerMember ?? null,
  minRank: reward.minRank,
});

function freeSpinsView(reward: MallReward) {
  const terms = freeSpinsOf(reward);
  return terms && termsView(terms, MALL_CURRENCY);
}

/** A redeem in the contract's form. */
const redeemView = (redeem: Redeem, language: Language) => ({
  redeemId: redeem.redeemId,
  rewardId: String(redeem.rewardId),
  title: redeem.titles[language],
  imageUrl: pictures.banner(`point-${redeem.rewardId}`),
  kind: redeem.kind,
  quantity: redeem.quantity,
  points: Number(redeem.points),
  address: redeem.address,
  status: redeem.status,
  reason: redeem.reasons?.[language] ?? null,
  createdAt: redeem.createdAt.toISOString(),
  decidedAt: redeem.decidedAt?.toISOString() ?? null,
});
