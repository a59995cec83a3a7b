import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { CATEGORIES } from "../games/categories.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readQuery } from "../http/input.ts";
import { toDecimal } from "../money.ts";
import { csvHeaders, csvStream } from "../reports/csv.ts";
import { takeReport } from "../reports/reportLimit.ts";
import { rangeQuery, requireRange } from "../reports/reportRange.ts";
import { type DayResult, totalOf } from "./dayResults.ts";
import { personalProfit } from "./personalProfit.ts";

const ProfitQuery = z.object({
  ...rangeQuery,
  gameCategory: z.enum(CATEGORIES).optional(),
  export: z.literal("csv").optional(),
});

const COLUMNS = [
  "date",
  "deposit",
  "withdraw",
  "bet",
  "validBet",
  "win",
  "bonus",
  "rebate",
  "netProfit",
  "currency",
] as const;

/** The gains and losses of a member. */
export const personalProfitRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/MCSFE_personalProfit", requireRealAccount, async (c) => {
    const { reportDb: db, clock } = platform;
    const { memberId, currency } = c.var.session;
    const { gameCategory: category, ...query } = readQuery(c, ProfitQuery);
    await takeReport(platform, memberId);
    const range = requireRange(query, clock.now());
    const profit = await personalProfit(db, memberId, { days: range.days, currency, category });

    const money = (minor: bigint) => toDecimal(minor, currency);
    const bets = ({ bet, validBet, win }: Pick<DayResult, "bet" | "validBet" | "win">) => ({
      bet: money(bet),
      validBet: money(validBet),
      win: money(win),
    });
    /** Bonuses and rebates are not of a category. */
    const netOf = ({ result, bonus, rebate }: Pick<DayResult, "result" | "bonus" | "rebate">) =>
      money(category === undefined ? result + bonus + rebate : result);
    const sums = (row: Omit<DayResult, "day">) => ({
      ...bets(row),
      deposit: money(row.deposit),
      withdraw: money(row.withdraw),
      bonus: money(row.bonus),
      rebate: money(row.rebate),
      netProfit: netOf(row),
    });
    const dayView = ({ day, ...row }: DayResult) => ({ date: day, ...sums(row), currency });

    if (query.export) {
      return c.body(csvStream(COLUMNS, [profit.byDay], dayView), 200, csvHeaders("personal-profit.csv"));
    }
    return ok(c, {
      ...sums(totalOf(profit.byDay)),
      currency,
      byCategory: profit.byCategory.map(({ gameCategory, ...row }) => ({
        gameCategory,
        ...bets(row),
        netProfit: money(row.result),
      })),
      netDepositsLifetime: money(profit.netDepositsLifetime),
      series: profit.byDay.map(dayView),
    });
  });
