import { and, eq, inArray, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { catalogueOf } from "../../games/catalogue.ts";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { PlatformError } from "../../http/errors.ts";
import { requireRealAccount } from "../../http/guard.ts";
import { idempotencyKeyOf, idempotent } from "../../http/idempotency/idempotency.ts";
import { readJson, someOf, text } from "../../http/input.ts";
import type { Language } from "../../http/languages.ts";
import { requireTerms } from "../../member/terms.ts";
import { toDecimal } from "../../money.ts";
import { countOf, partOf, recordQuery, recordRoute } from "../../reports/recordRoute.ts";
import { during, rangeIfAsked, rangeQuery } from "../../reports/reportRange.ts";
import { orderOf, type Term } from "../../reports/rowOrder.ts";
import type { SitePlatform } from "../../site/sitePlatform.ts";
import { momentOf } from "../draws/moment.ts";
import { lotteriesOf } from "../lotteries.ts";
import { type LotteryOrder, lotteryOrders, orderStates } from "../lottery.tables.ts";
import { type OrderWords, orderCells, orderColumns, orderView } from "./order.wire.ts";
import { placeSlip } from "./placing.ts";
import { cancelOrder } from "./settlement.ts";

const ORDERS_A_MINUTE = 60;

const SlipBody = z.object({
  gameCode: text(60, 1),
  numero: text(20, 1),
  lines: z
    .array(
      z.object({
        playType: text(40, 1),
        content: text(1_000, 1),
        unit: text(20, 1),
        multiple: z.int().min(1).max(1_000).default(1),
      }),
    )
    .min(1)
    .max(100),
  chase: z.object({ count: z.int().min(2).max(50), stopOnWin: z.boolean().default(true) }).optional(),
});

const ListQuery = recordQuery().extend({
  ...rangeQuery,
  gameCode: text(60)
    .optional()
    .transform((value) => value?.toUpperCase() || undefined),
  states: someOf(orderStates),
  sort: z.enum(["PLACED", "SETTLED"]).default("PLACED"),
});

const lastPlacedFirst = orderOf(lotteryOrders, "desc", "placedAt", "orderId");

const notSettled = new Date(0);

/** Orders that are not settled come last. */
const lastSettledFirst: Term<LotteryOrder> = {
  by: sql`coalesce(${lotteryOrders.settledAt}, ${notSettled.toISOString()}::timestamptz)`,
  kind: "timestamptz",
  of: ({ settledAt }) => settledAt ?? notSettled,
  direction: "desc",
};

const OrderId = text(32, 1);

/** A member's lottery orders. */
export function lotteryOrderRoutes(platform: SitePlatform) {
  const { db } = platform;
  const wordsFor = async (language: Language): Promise<OrderWords> => {
    const lotteries = await lotteriesOf(platform);
    const byCode = new Map(lotteries.map((lottery) => [lottery.gameCode, lottery]));
    return {
      catalogue: await catalogueOf(platform),
      lotteryOf: (gameCode) => byCode.get(gameCode),
      moment: await momentOf(platform, db, lotteries),
      language,
    };
  };

  return new Hono<AppEnv>()
    .post("/lgw/orders", requireRealAccount, idempotent(platform), async (c) => {
      const { memberId, currency } = c.var.session;
      await platform.limiter.take(`lottery:${memberId}`, ORDERS_A_MINUTE, 60_000);
      await requireTerms(platform, memberId);
      const slip = await readJson(c, SlipBody);
      const idempotencyKey = idempotencyKeyOf(c);
      const orders = await placeSlip(platform, { memberId, currency, idempotencyKey }, slip);
      const [first] = orders;
      if (!first) throw new Error("a slip without orders");
      const total = orders.reduce((sum, { stake }) => sum + stake, 0n);
      return ok(c, { ...orderView(first, await wordsFor(c.var.language)), chaseAmount: toDecimal(total, currency) });
    })
    .get(
      "/lgw/orders",
      requireRealAccount,
      recordRoute(platform, {
        query: ListQuery,
        async list(query, { session: { memberId }, language, now }) {
          const range = rangeIfAsked(query, now);
          const where = and(
            eq(lotteryOrders.memberId, memberId),
            range && during(lotteryOrders.placedAt, range),
            query.gameCode === undefined ? undefined : eq(lotteryOrders.gameCode, query.gameCode),
            query.states && inArray(lotteryOrders.state, query.states),
          );
          const words = await wordsFor(language);
          return {
            where,
            order: query.sort === "SETTLED" ? [lastSettledFirst, ...lastPlacedFirst] : lastPlacedFirst,
            select: (tx, part) => partOf(tx.select().from(lotteryOrders).$dynamic(), part),
            whole: countOf(lotteryOrders, where),
            views: (rows) => rows.map((order) => orderView(order, words)),
            file: {
              name: "lottery-orders",
              columns: orderColumns,
              cells: (rows) => rows.map((order) => orderCells(order, words)),
            },
          };
        },
      }),
    )
    .get("/lgw/orders/:orderId", requireRealAccount, async (c) => {
      const orderId = OrderId.safeParse(c.req.param("orderId")).data ?? "";
      const [order] = await db
        .select()
        .from(lotteryOrders)
        .where(and(eq(lotteryOrders.orderId, orderId), eq(lotteryOrders.memberId, c.var.session.memberId)));
      if (!order) throw new PlatformError("NOT_FOUND");
      return ok(c, orderView(order, await wordsFor(c.var.language)));
    })
    .delete("/lgw/orders/:orderId", requireRealAccount, async (c) => {
      const orderId = OrderId.safeParse(c.req.param("orderId")).data ?? "";
      const order = await cancelOrder(platform, c.var.session.memberId, orderId);
      return ok(c, orderView(order, await wordsFor(c.var.language)));
    });
}
