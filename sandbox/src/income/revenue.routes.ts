import { Hono } from "hono";
import { z } from "zod";
import { downlineOf } from "../agent/downline.ts";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { requireAgent } from "../http/guard.ts";
import { toDecimal } from "../money.ts";
import { dayGroups } from "../reports/dayGroups.ts";
import { reportRoute } from "../reports/recordRoute.ts";
import { rangeQuery, requireRange } from "../reports/reportRange.ts";
import { type Revenue, revenueOf } from "./revenue.ts";

const RevenueQuery = z.object({ ...rangeQuery, group: z.enum(dayGroups).default("DAY") });

const AMOUNTS = [
  "gross",
  "bonus",
  "fees",
  "carryOver",
  "net",
  "commission",
  "salary",
  "dividend",
  "total",
  "balanceForward",
] as const satisfies (keyof Revenue)[];

/** What the caller's downline brought, and what the caller was paid. */
export const revenueRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get(
    "/wps/relay/ACS_revenueReport",
    requireAgent,
    reportRoute(platform, {
      query: RevenueQuery,
      name: "revenue",
      columns: ["startDate", "endDate", ...AMOUNTS, "currency"],
      async report({ group, ...query }, { session, now, db }) {
        const range = requireRange(query, now);
        const downline = await downlineOf(db, session.memberId);
        const { currency } = downline;
        const { rows, totals } = await revenueOf(db, downline, range, group, now);
        const list = rows.map(({ days, revenue }) => ({
          startDate: days.first,
          endDate: days.last,
          ...amountsOf(revenue, currency),
        }));
        const value = { list, totalCount: list.length, totals: amountsOf(totals, currency), currency };
        return { value, rows: list, cells: (row: (typeof list)[number]) => ({ ...row, currency }) };
      },
    }),
  );

/** The amounts in the contract's form. */
function amountsOf(revenue: Revenue, currency: string): Record<(typeof AMOUNTS)[number], string> {
  const money = (name: (typeof AMOUNTS)[number]) => toDecimal(revenue[name], currency);
  return {
    gross: money("gross"),
    bonus: money("bonus"),
    fees: money("fees"),
    carryOver: money("carryOver"),
    net: money("net"),
    commission: money("commission"),
    salary: money("salary"),
    dividend: money("dividend"),
    total: money("total"),
    balanceForward: money("balanceForward"),
  };
}
