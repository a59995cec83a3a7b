import { and, count, eq, lt, type SQLWrapper, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { idempotent } from "../http/idempotency/idempotency.ts";
import { readJson, rowId } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import { toDecimal } from "../money.ts";
import { partOf, recordQuery, recordRoute, wholeOf } from "../reports/recordRoute.ts";
import { type ReportRange, rangeIfAsked, rangeQuery } from "../reports/reportRange.ts";
import { orderOf } from "../reports/rowOrder.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { type Bonus, bonuses, bonusStatuses } from "./bonuses.tables.ts";
import { forfeitBonus } from "./bonuses.ts";

const ListQuery = recordQuery().extend({
  ...rangeQuery,
  status: z.enum(bonusStatuses).optional(),
  /** One bonus. */
  bonusId: rowId.optional(),
});
const ForfeitBody = z.object({ bonusId: rowId });

const COLUMNS = [
  "bonusId",
  "title",
  "amount",
  "turnoverRequired",
  "turnoverDone",
  "currency",
  "status",
  "issuedAt",
  "expiresAt",
  "endedAt",
] as const;

/** The condition for the bonuses that were active at some time of a range. */
const activeIn = ({ from, until }: ReportRange) =>
  and(
    lt(bonuses.issuedAt, until),
    sql`coalesce(${bonuses.endedAt}, ${bonuses.expiresAt}) >= ${from.toISOString()}::timestamptz`,
  );

/** A member's bonuses. */
export const bonusRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>()
    .get(
      "/wps/relay/MCSFE_bonusDetails",
      requireRealAccount,
      recordRoute(platform, {
        query: ListQuery,
        list(query, { session: { memberId, currency }, language, now }) {
          const range = rangeIfAsked(query, now);
          const where = and(
            eq(bonuses.memberId, memberId),
            range && activeIn(range),
            query.status && eq(bonuses.status, query.status),
            query.bonusId === undefined ? undefined : eq(bonuses.id, query.bonusId),
          );
          const views = (rows: Bonus[]) => rows.map((bonus) => bonusView(bonus, language));
          return {
            where,
            order: orderOf(bonuses, "desc", "issuedAt", "id"),
            select: (db, part) => partOf(db.select().from(bonuses).$dynamic(), part),
            async whole(db) {
              const inCurrency = (amount: SQLWrapper) =>
                bigSum(sql`case when ${bonuses.currency} = ${currency} then ${amount} end`);
              const sums = await db
                .select({
                  count: count(),
                  amount: inCurrency(bonuses.amount),
                  turnoverRequired: inCurrency(bonuses.turnoverRequired),
                  turnoverDone: inCurrency(bonuses.turnoverDone),
                })
                .from(bonuses)
                .where(where);
              return wholeOf(sums, currency);
            },
            views,
            file: { name: "bonuses", columns: COLUMNS, cells: views },
          };
        },
      }),
    )
    .post("/wps/relay/MCSFE_bonusForfeit", requireRealAccount, idempotent(platform), async (c) => {
      const asked = await readJson(c, ForfeitBody);
      return ok(c, bonusView(await forfeitBonus(platform, c.var.session.memberId, asked.bonusId), c.var.language));
    });

/** A bonus in the contract's form. */
const bonusView = (bonus: Bonus, language: Language) => ({
  bonusId: String(bonus.id),
  title: bonus.titles[language],
  amount: toDecimal(bonus.amount, bonus.currency),
  currency: bonus.currency,
  turnoverRequired: toDecimal(bonus.turnoverRequired, bonus.currency),
  turnoverDone: toDecimal(bonus.turnoverDone, bonus.currency),
  categories: bonus.categories,
  holdsWithdrawals: bonus.holdsWithdrawals,
  status: bonus.status,
  issuedAt: bonus.issuedAt.toISOString(),
  expiresAt: bonus.expiresAt.toISOString(),
  endedAt: bonus.endedAt?.toISOString() ?? null,
});
