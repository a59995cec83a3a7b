import { and, type SQL } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import {
  type DownlineSort,
  downlineRows,
  isOnline,
  orderOfDownline,
  toDownline,
} from "../agent/downline/downlineRows.ts";
import { type Downline, downlineOf, isBelow } from "../agent/downline.ts";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireAgent } from "../http/guard.ts";
import { readQuery } from "../http/input.ts";
import { bonusKinds } from "../ledger/posting.ts";
import { toDecimal } from "../money.ts";
import { takeReport } from "../reports/reportLimit.ts";
import { rangeQuery, requireRange } from "../reports/reportRange.ts";
import { orderBy } from "../reports/rowOrder.ts";
import { totalIncome } from "./income.ts";
import { type Figures, overviewOf } from "./overview.ts";
import { countOnline } from "./people.ts";

/** Members that the lists of the overview show. */
const LISTED = 5;

const latest = (sort: DownlineSort, downline: Downline, isShown?: SQL) => ({
  where: and(isBelow(downline), isShown),
  orderBy: orderBy(orderOfDownline(sort, "desc", downline.currency)),
  limit: LISTED,
});

/** Totals of the caller's downline, beside those of the days before, with its newest members and those online. */
export const overviewRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/ACS_overview", requireAgent, async (c) => {
    const { reportDb: db, clock } = platform;
    const query = readQuery(c, z.object(rangeQuery));
    await takeReport(platform, c.var.session.memberId);
    const now = clock.now();
    const range = requireRange(query, now);
    const downline = await downlineOf(db, c.var.session.memberId);
    const [{ members, figures, previous, series }, online, newest, onlineNow] = await Promise.all([
      overviewOf(db, downline, range, now),
      countOnline(db, downline, now),
      downlineRows(db, latest("registeredAt", downline), now),
      downlineRows(db, latest("lastLoginAt", downline, isOnline(db, now)), now),
    ]);
    return ok(c, {
      members,
      online,
      currency: downline.currency,
      ...figuresView(figures, downline),
      previous: { ...figuresView(previous, downline), until: previous.until?.toISOString() ?? null },
      series: series.map(({ day, activeMembers, totals, moved, paid }) => ({
        date: day,
        activeMembers,
        ...turnoverView({ moved, totals }, downline),
        income: toDecimal(totalIncome(paid), downline.currency),
      })),
      newest: newest.map((row) => toDownline(row, downline)),
      onlineNow: onlineNow.map((row) => toDownline(row, downline)),
    });
  });

/** What was paid in, bet and won. */
function turnoverView({ moved, totals }: Pick<Figures, "moved" | "totals">, { currency }: Pick<Downline, "currency">) {
  const money = (minor: bigint) => toDecimal(minor, currency);
  return {
    deposit: money(moved("DEPOSIT")),
    withdraw: money(-moved("WITHDRAW")),
    bet: money(totals.betAmount),
    validBet: money(totals.validBet),
    win: money(totals.winAmount),
    profit: money(-totals.profit),
  };
}

/** The figures of a range in the contract's form. */
function figuresView({ newMembers, activeMembers, moved, totals, paid }: Figures, { currency }: Downline) {
  const money = (minor: bigint) => toDecimal(minor, currency);
  return {
    newMembers,
    activeMembers,
    ...turnoverView({ moved, totals }, { currency }),
    bonus: money(moved(...bonusKinds)),
    rebate: money(moved("REBATE")),
    commission: money(paid.commission),
    salary: money(paid.salary),
    dividend: money(paid.dividend),
    income: money(totalIncome(paid)),
  };
}
