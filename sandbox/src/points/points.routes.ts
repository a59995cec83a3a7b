import { pointTypes } from "@atrium/schema/values";
import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { idempotencyKeyOf } from "../http/idempotency/idempotency.ts";
import { readQuery, text } from "../http/input.ts";
import { readEncrypted } from "../http/payload/encrypted.ts";
import { shared } from "../http/sharedCache.ts";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { toDecimal } from "../money.ts";
import { countOf, partOf, recordQuery, recordRoute } from "../reports/recordRoute.ts";
import { during, rangeQuery, requireRange } from "../reports/reportRange.ts";
import { orderOf } from "../reports/rowOrder.ts";
import { CURRENCIES } from "../site/brand.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { convertPoints } from "./conversions.ts";
import { pointsOf } from "./pointAccounts.ts";
import { convertStep, convertUnit, EARNING_RULES, pointPrice } from "./pointRules.ts";
import { pointEntries } from "./points.tables.ts";
import { requireMall } from "./requireMall.ts";

const ConfigQuery = z.object({ currency: z.enum(CURRENCIES).default("VND") });
const ConvertBody = z.object({ points: z.int().min(1).max(1_000_000_000), password: text(256, 1) });
const TransactionsQuery = recordQuery().extend({
  ...rangeQuery,
  type: z.enum(pointTypes).optional(),
  /** One entry, of any time. */
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});

const COLUMNS = ["id", "createdAt", "type", "points", "balanceAfter", "cause", "referenceId"] as const;

type Entry = typeof pointEntries.$inferSelect;

/** A member's points, how they are earned, and what they are worth. */
export function pointRoutes(platform: SitePlatform) {
  const { db } = platform;
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
    .get(
      "/wps/relay/PTS_transactions",
      requireRealAccount,
      requireMall(platform),
      recordRoute(platform, {
        query: TransactionsQuery,
        isReport: ({ id }) => id === undefined,
        list(query, { session: { memberId }, now }) {
          const range = requireRange(query, now);
          const where = and(
            eq(pointEntries.memberId, memberId),
            query.id === undefined ? during(pointEntries.at, range) : eq(pointEntries.id, query.id),
            query.type && eq(pointEntries.type, query.type),
          );
          const views = (rows: Entry[]) => rows.map(entryView);
          return {
            where,
            order: orderOf(pointEntries, "desc", "id"),
            select: (tx, part) => partOf(tx.select().from(pointEntries).$dynamic(), part),
            whole: countOf(pointEntries, where),
            views,
            file: { name: "points", columns: COLUMNS, cells: views },
          };
        },
      }),
    )
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
