import { and, desc, eq, gte, lt } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { idempotencyKeyOf } from "../http/idempotency/idempotency.ts";
import { readQuery, text } from "../http/input.ts";
import { offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { readEncrypted } from "../http/payload/encrypted.ts";
import { shared } from "../http/sharedCache.ts";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { toDecimal } from "../money.ts";
import { csvHeaders, csvRows, csvStream, partsOf } from "../reports/csv.ts";
import { takeReport } from "../reports/reportLimit.ts";
import { rangeQuery, requireRange } from "../reports/reportRange.ts";
import { CURRENCIES } from "../site/brand.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { convertPoints } from "./conversions.ts";
import { pointsOf } from "./pointAccounts.ts";
import { convertStep, convertUnit, EARNING_RULES, pointPrice } from "./pointRules.ts";
import { pointEntries, pointTypes } from "./points.tables.ts";
import { requireMall } from "./requireMall.ts";

const ConfigQuery = z.object({ currency: z.enum(CURRENCIES).default("VND") });
const ConvertBody = z.object({ points: z.int().min(1).max(1_000_000_000), password: text(256, 1) });
const TransactionsQuery = pageQuery().extend({
  ...rangeQuery,
  type: z.enum(pointTypes).optional(),
  /** One entry, of any time. */
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  export: z.literal("csv").optional(),
});

const COLUMNS = ["id", "createdAt", "type", "points", "balanceAfter", "cause", "referenceId"] as const;

type Entry = typeof pointEntries.$inferSelect;

/** A member's points, how they are earned, and what they are worth. */
export function pointRoutes(platform: SitePlatform) {
  const { db, reportDb, clock } = platform;
  return new Hono<AppEnv>()
    .get("/wps/relay/PTS_balance", requireRealAccount, requireMall(platform), async (c) => {
      const { memberId, currency } = c.var.session;
      const { points, byType } = await pointsOf(db, memberId);
      const types = byType.map(([type, sum]) => ({ type, points: Number(sum) }));
      return ok(c, { points: Number(points), byType: types, currency });
    })
    .get("/wps/relay/PTS_config", requireMall(platform), shared(60), (c) => {
      const { currency } = readQuery(c, ConfigQuery);
      return ok(c, {
        types: EARNING_RULES.map(({ type, perPoint, dailyCap }) => ({
          type,
          betPerPoint: toDecimal(pointPrice(perPoint, currency), currency),
          dailyCap,
        })),
        convertRate: convertStep(currency),
        convertUnit: toDecimal(convertUnit(currency), currency),
        convertMin: convertStep(currency),
        convertStep: convertStep(currency),
        currency,
      });
    })
    .get("/wps/relay/PTS_transactions", requireRealAccount, requireMall(platform), async (c) => {
      const query = readQuery(c, TransactionsQuery);
      const { memberId } = c.var.session;
      await takeReport(platform, memberId);
      const range = requireRange(query, clock.now());
      const condition = and(
        eq(pointEntries.memberId, memberId),
        query.id === undefined
          ? and(gte(pointEntries.at, range.from), lt(pointEntries.at, range.until))
          : eq(pointEntries.id, query.id),
        query.type && eq(pointEntries.type, query.type),
      );
      const total = await reportDb.$count(pointEntries, condition);
      if (query.export) {
        const parts = partsOf<Entry>(csvRows(total), ({ last, limit }) =>
          reportDb
            .select()
            .from(pointEntries)
            .where(and(condition, last && lt(pointEntries.id, last.id)))
            .orderBy(desc(pointEntries.id))
            .limit(limit),
        );
        return c.body(csvStream(COLUMNS, parts, entryView), 200, csvHeaders("points.csv"));
      }
      const rows = await reportDb
        .select()
        .from(pointEntries)
        .where(condition)
        .orderBy(desc(pointEntries.id))
        .limit(query.pageSize)
        .offset(offsetOf(query));
      return ok(c, toPage(rows.map(entryView), total, query));
    })
    .post("/wps/relay/PTS_convert", requireRealAccount, requireMall(platform), async (c) => {
      const { id: sessionId, memberId, currency } = c.var.session;
      const idempotencyKey = idempotencyKeyOf(c);
      const body = await readEncrypted(c, platform, ConvertBody);
      const conversion = await convertPoints(platform, { ...body, sessionId, memberId, currency, idempotencyKey });
      const balance = await balanceOf(db, memberAccountId(memberId, "main", conversion.currency));
      const { points } = await pointsOf(db, memberId);
      return ok(c, {
        convertId: conversion.convertId,
        amount: toDecimal(conversion.amount, conversion.currency),
        balance: toDecimal(balance, conversion.currency),
        currency: conversion.currency,
        points: Number(points),
      });
    });
}

/** An entry in the contract's form. */
const entryView = (entry: Entry) => ({
  id: String(entry.id),
  createdAt: entry.at.toISOString(),
  type: entry.type,
  points: Number(entry.points),
  balanceAfter: Number(entry.balanceAfter),
  cause: entry.cause,
  referenceId: entry.reference,
});
