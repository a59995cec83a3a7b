import { and, count, desc, eq, gte, lt } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { toRebate } from "../agent/downline/rebate.ts";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readQuery } from "../http/input.ts";
import { offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { toDecimal } from "../money.ts";
import { takeReport } from "../reports/reportLimit.ts";
import { rangeQuery, requireRange } from "../reports/reportRange.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { type Rebate, rebates } from "./rebates.tables.ts";

const RebatesQuery = pageQuery().extend({
  ...rangeQuery,
  /** One rebate of the caller, of any time. */
  rebateId: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});

/** The rebates that the caller was paid, each with what it was worked out from. */
export const rebateRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/MCSFE_rebates", requireRealAccount, async (c) => {
    const { reportDb: db, clock } = platform;
    const { memberId, currency } = c.var.session;
    const query = readQuery(c, RebatesQuery);
    await takeReport(platform, memberId);
    const range = requireRange(query, clock.now());
    const condition = and(
      eq(rebates.memberId, memberId),
      eq(rebates.currency, currency),
      query.rebateId === undefined
        ? and(gte(rebates.paidAt, range.from), lt(rebates.paidAt, range.until))
        : eq(rebates.id, query.rebateId),
    );
    const [totals] = await db
      .select({ count: count(), own: bigSum(rebates.ownAmount), commission: bigSum(rebates.commission) })
      .from(rebates)
      .where(condition);
    const { own, commission } = totals ?? { own: 0n, commission: 0n };
    const rows = await db
      .select()
      .from(rebates)
      .where(condition)
      .orderBy(desc(rebates.paidAt), desc(rebates.id))
      .limit(query.pageSize)
      .offset(offsetOf(query));
    return ok(c, {
      ...toPage(rows.map(rebateView), totals?.count ?? 0, query),
      totals: { amount: toDecimal(own + commission, currency), commission: toDecimal(commission, currency), currency },
    });
  });

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
