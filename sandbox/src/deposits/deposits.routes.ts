import { and, eq, inArray } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { amountIn } from "../http/amount.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { idempotencyKeyOf, idempotent } from "../http/idempotency/idempotency.ts";
import { readJson, readQuery, someOf, text } from "../http/input.ts";
import { countOf, partOf, recordQuery, recordRoute } from "../reports/recordRoute.ts";
import { during, rangeQuery, requireRange } from "../reports/reportRange.ts";
import { orderOf } from "../reports/rowOrder.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { type Deposit, depositStates, deposits } from "../wallet/deposits.tables.ts";
import { CHANNELS } from "./channels.ts";
import { channelView, depositView } from "./deposit.wire.ts";
import { createDeposit, endDeposit } from "./deposits.ts";

const DEPOSITS_A_MINUTE = 10;

const depositId = text(32, 1);
const ChannelsQuery = z.object({ currency: text(8).optional() });
const CreateBody = z.object({ channelId: text(32, 1), amount: text(20, 1), promotionId: text(32, 1).optional() });
const DetailQuery = z.object({ depositId });
const CancelBody = z.object({ depositId });
const ListQuery = recordQuery().extend({ ...rangeQuery, states: someOf(depositStates) });

const COLUMNS = [
  "depositId",
  "createdAt",
  "channelName",
  "amount",
  "fee",
  "credited",
  "currency",
  "state",
  "endedAt",
] as const;

/** A member's deposits. */
export function depositRoutes(platform: SitePlatform) {
  const { db, limiter } = platform;
  return new Hono<AppEnv>()
    .get("/wps/relay/GCS_depositChannels", requireRealAccount, async (c) => {
      const { currency = c.var.session.currency } = readQuery(c, ChannelsQuery);
      const offered = CHANNELS.filter((channel) => channel.currency === currency);
      return ok(
        c,
        offered.map((channel) => channelView(platform, channel, c.var.language)),
      );
    })
    .post("/wps/relay/GCS_depositCreate", requireRealAccount, idempotent(platform), async (c) => {
      const { memberId, currency } = c.var.session;
      await limiter.take(`deposit:${memberId}`, DEPOSITS_A_MINUTE, 60_000);
      const { channelId, amount: typed, promotionId = null } = await readJson(c, CreateBody);
      const amount = amountIn(typed, currency);
      const idempotencyKey = idempotencyKeyOf(c);
      const request = { memberId, currency, idempotencyKey, channelId, amount, promotionId };
      return ok(c, depositView(platform, await createDeposit(platform, request), c.var.language));
    })
    .get("/wps/relay/GCS_depositDetail", requireRealAccount, async (c) => {
      const asked = readQuery(c, DetailQuery);
      const [deposit] = await db
        .select()
        .from(deposits)
        .where(and(eq(deposits.depositId, asked.depositId), eq(deposits.memberId, c.var.session.memberId)));
      if (!deposit) throw new PlatformError("NOT_FOUND");
      return ok(c, depositView(platform, deposit, c.var.language));
    })
    .get(
      "/wps/relay/GCS_depositList",
      requireRealAccount,
      recordRoute(platform, {
        query: ListQuery,
        list(query, { session: { memberId }, language, now }) {
          const where = and(
            eq(deposits.memberId, memberId),
            during(deposits.createdAt, requireRange(query, now)),
            query.states && inArray(deposits.state, query.states),
          );
          const views = (rows: Deposit[]) => rows.map((deposit) => depositView(platform, deposit, language));
          return {
            where,
            order: orderOf(deposits, "desc", "createdAt", "depositId"),
            select: (tx, part) => partOf(tx.select().from(deposits).$dynamic(), part),
            whole: countOf(deposits, where),
            views,
            file: { name: "deposits", columns: COLUMNS, cells: views },
          };
        },
      }),
    )
    .post("/wps/relay/GCS_depositCancel", requireRealAccount, async (c) => {
      const asked = await readJson(c, CancelBody);
      const deposit = await endDeposit(platform, asked.depositId, "CANCELLED", c.var.session.memberId);
      return ok(c, depositView(platform, deposit, c.var.language));
    });
}
