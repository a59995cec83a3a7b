import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { PlatformError } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { toDecimal } from "../money.ts";
import { reportRoute } from "../reports/recordRoute.ts";
import { rangeQuery, statementDays } from "../reports/reportRange.ts";
import { activityStatement, type StatementPeriod } from "./activityStatement.ts";

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
  new Hono<AppEnv>().get(
    "/wps/member/activityStatement",
    requireRealAccount,
    reportRoute(platform, {
      query: z.object(rangeQuery),
      name: "activity-statement",
      columns: COLUMNS,
      async report(query, { session: { memberId, currency }, now, db }) {
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
        return { value: { ...view(total), series: periods.map(view) }, rows: periods, cells: view };
      },
    }),
  );
