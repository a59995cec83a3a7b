import { and, desc, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { catalogueOf } from "../../games/catalogue.ts";
import type { AppEnv, SignedInEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { PlatformError } from "../../http/errors.ts";
import { requireRealAccount } from "../../http/guard.ts";
import { idempotent } from "../../http/idempotency/idempotency.ts";
import { readJson, readQuery, text } from "../../http/input.ts";
import { offsetOf, pageQuery, toPage } from "../../http/paging.ts";
import { requireTerms } from "../../member/terms.ts";
import { toDecimal } from "../../money.ts";
import { csvHeaders, csvRows, partsOf } from "../../reports/csv.ts";
import { takeReport } from "../../reports/reportLimit.ts";
import { rangeIfAsked, rangeQuery } from "../../reports/reportRange.ts";
import type { SitePlatform } from "../../site/sitePlatform.ts";
import { momentOf } from "../draws/moment.ts";
import { lotteriesOf } from "../lotteries.ts";
import { type LotteryOrder, lotteryOrders, orderStates } from "../lottery.tables.ts";
import { type OrderWords, ordersCsv, orderView } from "./order.wire.ts";
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

const isState = (word: string) => orderStates.some((state) => state === word);
const ListQuery = pageQuery().extend({
  ...rangeQuery,
  gameCode: text(60)
    .optional()
    .transform((value) => value?.toUpperCase() || undefined),
  states: text(100)
    .optional()
    .transform((value) => value?.split(",").filter(Boolean))
    .refine((words) => words?.every(isState) ?? true)
    .transform((words) => words && orderStates.filter((state) => words.includes(state))),
  sort: z.enum(["PLACED", "SETTLED"]).default("PLACED"),
  export: z.literal("csv").optional(),
});

const OrderId = text(32, 1);

/** A member's lottery orders. */
export function lotteryOrderRoutes(platform: SitePlatform) {
  const { db } = platform;
  const wordsFor = async <Env extends SignedInEnv>(c: Context<Env>): Promise<OrderWords> => {
    const lotteries = await lotteriesOf(platform);
    const byCode = new Map(lotteries.map((lottery) => [lottery.gameCode, lottery]));
    return {
      catalogue: await catalogueOf(platform),
      lotteryOf: (gameCode) => byCode.get(gameCode),
      moment: await momentOf(platform, db, lotteries),
      language: c.var.language,
    };
  };

  return new Hono<AppEnv>()
    .post("/lgw/orders", requireRealAccount, idempotent(platform), async (c) => {
      const { memberId, currency } = c.var.session;
      await platform.limiter.take(`lottery:${memberId}`, ORDERS_A_MINUTE, 60_000);
      await requireTerms(platform, memberId);
      const slip = await readJson(c, SlipBody);
      const idempotencyKey = c.req.header("Idempotency-Key")?.toLowerCase() ?? "";
      const orders = await placeSlip(platform, { memberId, currency, idempotencyKey }, slip);
      const [first] = orders;
      if (!first) throw new Error("a slip without orders");
      const total = orders.reduce((sum, { stake }) => sum + stake, 0n);
      return ok(c, { ...orderView(first, await wordsFor(c)), chaseAmount: toDecimal(total, currency) });
    })
    .get("/lgw/orders", requireRealAccount, async (c) => {
      const query = readQuery(c, ListQuery);
      const { memberId } = c.var.session;
      const range = rangeIfAsked(query, platform.clock.now());
      const condition = and(
        eq(lotteryOrders.memberId, memberId),
        range && and(gte(lotteryOrders.placedAt, range.from), lt(lotteryOrders.placedAt, range.until)),
        query.gameCode === undefined ? undefined : eq(lotteryOrders.gameCode, query.gameCode),
        query.states === undefined ? undefined : inArray(lotteryOrders.state, query.states),
      );
      const newestFirst = [desc(lotteryOrders.placedAt), desc(lotteryOrders.orderId)];
      const words = await wordsFor(c);
      if (query.export) {
        await takeReport(platform, memberId);
        const { reportDb } = platform;
        const most = csvRows(await reportDb.$count(lotteryOrders, condition));
        const parts = partsOf<LotteryOrder>(most, ({ last, limit }) =>
          reportDb
            .select()
            .from(lotteryOrders)
            .where(and(condition, last && olderThan(last)))
            .orderBy(...newestFirst)
            .limit(limit),
        );
        return c.body(ordersCsv(parts, words), 200, csvHeaders("lottery-orders.csv"));
      }
      const total = await db.$count(lotteryOrders, condition);
      const page = await db
        .select()
        .from(lotteryOrders)
        .where(condition)
        .orderBy(...(query.sort === "SETTLED" ? [sql`${lotteryOrders.settledAt} desc nulls last`] : []), ...newestFirst)
        .limit(query.pageSize)
        .offset(offsetOf(query));
      return ok(
        c,
        toPage(
          page.map((order) => orderView(order, words)),
          total,
          query,
        ),
      );
    })
    .get("/lgw/orders/:orderId", requireRealAccount, async (c) => {
      const orderId = OrderId.safeParse(c.req.param("orderId")).data ?? "";
      const [order] = await db
        .select()
        .from(lotteryOrders)
        .where(and(eq(lotteryOrders.orderId, orderId), eq(lotteryOrders.memberId, c.var.session.memberId)));
      if (!order) throw new PlatformError("NOT_FOUND");
      return ok(c, orderView(order, await wordsFor(c)));
    })
    .delete("/lgw/orders/:orderId", requireRealAccount, async (c) => {
      const orderId = OrderId.safeParse(c.req.param("orderId")).data ?? "";
      const order = await cancelOrder(platform, c.var.session.memberId, orderId);
      return ok(c, orderView(order, await wordsFor(c)));
    });
}

const olderThan = ({ placedAt, orderId }: LotteryOrder) =>
  or(
    lt(lotteryOrders.placedAt, placedAt),
    and(eq(lotteryOrders.placedAt, placedAt), lt(lotteryOrders.orderId, orderId)),
  );
