import { and, count, eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import { toRebate } from "../agent/downline/rebate.ts";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { requireRealAccount } from "../http/guard.ts";
import { rowId } from "../http/input.ts";
import { toDecimal } from "../money.ts";
import { partOf, recordQuery, recordRoute, wholeOf } from "../reports/recordRoute.ts";
import { during, rangeQuery, requireRange } from "../reports/reportRange.ts";
import { FOREVER, orderOf, type Term } from "../reports/rowOrder.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { type Rebate, rebates } from "./rebates.tables.ts";

const RebatesQuery = recordQuery().extend({
  ...rangeQuery,
  /** One rebate of the caller, of any time. */
  rebateId: rowId.optional(),
});

/** All rebates of a list were paid. */
const paidLast: Term<Rebate> = {
  by: rebates.paidAt,
  kind: "timestamptz",
  of: ({ paidAt }) => paidAt ?? FOREVER,
  direction: "desc",
};

/** The rebates that the caller was paid, each with what it was worked out from. */
export const rebateRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get(
    "/wps/relay/MCSFE_rebates",
    requireRealAccount,
    recordRoute(platform, {
      query: RebatesQuery,
      isReport: ({ rebateId }) => rebateId === undefined,
      list(query, { session: { memberId, currency }, now }) {
        const range = requireRange(query, now);
        const where = and(
          eq(rebates.memberId, memberId),
          eq(rebates.currency, currency),
          query.rebateId === undefined ? during(rebates.paidAt, range) : eq(rebates.id, query.rebateId),
        );
        return {
          where,
          order: [paidLast, ...orderOf(rebates, "desc", "id")],
          select: (db, part) => partOf(db.select().from(rebates).$dynamic(), part),
          async whole(db) {
            const amount = bigSum(sql`${rebates.ownAmount} + ${rebates.commission}`);
            const sums = { count: count(), amount, commission: bigSum(rebates.commission) };
            return wholeOf(await db.select(sums).from(rebates).where(where), currency);
          },
          views: (rows) => rows.map(rebateView),
        };
      },
    }),
  );

/** A rebate in the contract's form. */
function rebateView({ id, day, currency, rate, ownBase, ownAmount, shares, commission, paidAt }: Rebate) {
  const money = (minor: bigint) => toDecimal(minor, currency);
  return {
    rebateId: String(id),
    date: day,
    rate: toRebate(rate),
    validBet: money(ownBase),
    ownAmount: money(ownAmount),
    shares: shares.map(({ rateBelow, accounts, base }) => ({
      rateBelow: toRebate(rateBelow),
      accounts,
      validBet: money(BigInt(base)),
    })),
    commission: money(commission),
    amount: money(ownAmount + commission),
    currency,
    paidAt: paidAt?.toISOString() ?? null,
  };
}
