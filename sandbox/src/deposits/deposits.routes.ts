import { and, count, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { idempotencyKeyOf, idempotent } from "../http/idempotency/idempotency.ts";
import { readJson, readQuery, text } from "../http/input.ts";
import { offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { toMinor } from "../money.ts";
import { csvHeaders, csvRows, csvStream, partsOf } from "../reports/csv.ts";
import { takeReport } from "../reports/reportLimit.ts";
import { rangeQuery, requireRange } from "../reports/reportRange.ts";
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
const isState = (word: string) => depositStates.some((state) => state === word);
const ListQuery = pageQuery().extend({
  ...rangeQuery,
  export: z.literal("csv").optional(),
  states: text(100)
    .optional()
    .transform((value) => value?.split(",").filter(Boolean))
    .refine((words) => words?.every(isState) ?? true)
    .transform((words) => words && depositStates.filter((state) => words.includes(state))),
});

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

/** The condition for the deposits that the list has after one. */
const olderThan = ({ createdAt, depositId: id }: Deposit) =>
  sql`(${deposits.createdAt}, ${deposits.depositId}) < (${createdAt.toISOString()}::timestamptz, ${id})`;

/** A member's deposits. */
export function depositRoutes(platform: SitePlatform) {
  const { db, reportDb, clock, limiter } = platform;
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
      const amount = toMinor(typed, currency);
      if (amount === undefined) {
        throw new PlatformError("VALIDATION_FAILED", { fields: [{ field: "amount", rule: "amount" }] });
      }
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
    .get("/wps/relay/GCS_depositList", requireRealAccount, async (c) => {
      const query = readQuery(c, ListQuery);
      const { memberId } = c.var.session;
      const range = requireRange(query, clock.now());
      const condition = and(
        eq(deposits.memberId, memberId),
        gte(deposits.createdAt, range.from),
        lt(deposits.createdAt, range.until),
        query.states === undefined ? undefined : inArray(deposits.state, query.states),
      );
      if (query.export) {
        await takeReport(platform, memberId);
        const most = csvRows(await reportDb.$count(deposits, condition));
        const parts = partsOf<Deposit>(most, ({ last, limit }) =>
          reportDb
            .select()
            .from(deposits)
            .where(and(condition, last && olderThan(last)))
            .orderBy(desc(deposits.createdAt), desc(deposits.depositId))
            .limit(limit),
        );
        const file = csvStream(COLUMNS, parts, (deposit) => depositView(platform, deposit, c.var.language));
        return c.body(file, 200, csvHeaders("deposits.csv"));
      }
      const [counted] = await db.select({ total: count() }).from(deposits).where(condition);
      const rows = await db
        .select()
        .from(deposits)
        .where(condition)
        .orderBy(desc(deposits.createdAt), desc(deposits.depositId))
        .limit(query.pageSize)
        .offset(offsetOf(query));
      const list = rows.map((deposit) => depositView(platform, deposit, c.var.language));
      return ok(c, toPage(list, counted?.total ?? 0, query));
    })
    .post("/wps/relay/GCS_depositCancel", requireRealAccount, async (c) => {
      const asked = await readJson(c, CancelBody);
      const deposit = await endDeposit(platform, asked.depositId, "CANCELLED", c.var.session.memberId);
      return ok(c, depositView(platform, deposit, c.var.language));
    });
}
