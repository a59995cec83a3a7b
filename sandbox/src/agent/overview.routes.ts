import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireAgent } from "../http/guard.ts";
import { readQuery } from "../http/input.ts";
import { toDecimal } from "../money.ts";
import { takeReport } from "../reports/reportLimit.ts";
import { rangeQuery, reportRange } from "../reports/reportRange.ts";
import { downlineOf } from "./downline.ts";
import { downlineOverview } from "./overview.ts";

/** Totals of the caller's downline. */
export const overviewRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/ACS_overview", requireAgent, async (c) => {
    const query = readQuery(c, z.object(rangeQuery));
    await takeReport(platform, c.var.session.memberId);
    const now = platform.clock.now();
    const range = reportRange(query, now);
    if (!range) throw new PlatformError("REPORT_RANGE");
    const downline = await downlineOf(platform.reportDb, c.var.session.memberId);
    const { moved, own, totals, series, ...counts } = await downlineOverview(platform.reportDb, downline, range, now);
    const money = (minor: bigint) => toDecimal(minor, downline.currency);
    const [salary, dividend] = [own("SALARY"), own("DIVIDEND")];
    return ok(c, {
      ...counts,
      currency: downline.currency,
      deposit: money(moved("DEPOSIT")),
      withdraw: money(-moved("WITHDRAW")),
      bet: money(totals.betAmount),
      validBet: money(totals.validBet),
      win: money(totals.winAmount),
      bonus: money(moved("BONUS")),
      salary: money(salary),
      dividend: money(dividend),
      income: money(salary + dividend),
      series: series.map(({ day, activeMembers, betAmount, validBet, winAmount }) => ({
        date: day,
        activeMembers,
        bet: money(betAmount),
        validBet: money(validBet),
        win: money(winAmount),
      })),
    });
  });
