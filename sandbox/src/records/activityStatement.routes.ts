import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readQuery } from "../http/input.ts";
import { toDecimal } from "../money.ts";
import { csvHeaders, csvStream } from "../reports/csv.ts";
import { takeReport } from "../reports/reportLimit.ts";
import { rangeQuery, statementDays } from "../reports/reportRange.ts";
import { activityStatement, type StatementPeriod } from "./activityStatement.ts";

const StatementQuery = z.object({ ...rangeQuery, export: z.literal("csv").optional() });

const COLUMNS = [
  "startDate",
  "endDate",
  "opening",
  "deposits",
  "withdrawals",
  "bets",
  "wins",
  "bonuses",
  "rebates",
  "others",
  "closing",
  "netDeposits",
  "currency",
] as const;

/** A member's statement of up to twelve months. */
export const activityStatementRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/member/activityStatement", requireRealAccount, async (c) => {
    const { reportDb: db, clock } = platform;
    const { memberId, currency } = c.var.session;
    const query = readQuery(c, StatementQuery);
    await takeReport(platform, memberId);
    const now = clock.now();
    const days = statementDays(query, now);
    if (!days) throw new PlatformError("REPORT_RANGE");
    const { total, periods } = await activityStatement(db, memberId, { days, currency }, now);

    const money = (minor: bigint) => toDecimal(minor, currency);
    const view = (period: StatementPeriod) => ({
      startDate: period.days.first,
      endDate: period.days.last,
      opening: money(period.opening),
      deposits: money(period.deposits),
      withdrawals: money(period.withdrawals),
      bets: money(period.bets),
      wins: money(period.wins),
      bonuses: money(period.bonuses),
      rebates: money(period.rebates),
      others: money(period.others),
      closing: money(period.closing),
      netDeposits: money(period.deposits - period.withdrawals),
      currency,
    });
    if (query.export) return c.body(csvStream(COLUMNS, [periods], view), 200, csvHeaders("activity-statement.csv"));
    return ok(c, { ...view(total), series: periods.map(view) });
  });
