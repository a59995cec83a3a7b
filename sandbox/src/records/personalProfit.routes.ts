import { gameCategories } from "@atrium/schema/values";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { requireRealAccount } from "../http/guard.ts";
import { toDecimal } from "../money.ts";
import { reportRoute } from "../reports/recordRoute.ts";
import { rangeQuery, requireRange } from "../reports/reportRange.ts";
import { type DayResult, totalOf } from "./dayResults.ts";
import { personalProfit } from "./personalProfit.ts";

const ProfitQuery = z.object({ ...rangeQuery, gameCategory: z.enum(gameCategories).optional() });

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
  new Hono<AppEnv>().get(
    "/wps/relay/MCSFE_personalProfit",
    requireRealAccount,
    reportRoute(platform, {
      query: ProfitQuery,
      name: "personal-profit",
      columns: COLUMNS,
      async report({ gameCategory: category, ...query }, { session: { memberId, currency }, now, db }) {
        const { days } = requireRange(query, now);
        const profit = await personalProfit(db, memberId, { days, currency, category });
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
        const value = {
          ...sums(totalOf(profit.byDay)),
          currency,
          byCategory: profit.byCategory.map(({ gameCategory, ...row }) => ({
            gameCategory,
            ...bets(row),
            netProfit: money(row.result),
          })),
          netDepositsLifetime: money(profit.netDepositsLifetime),
          series: profit.byDay.map(dayView),
        };
        return { value, rows: profit.byDay, cells: dayView };
      },
    }),
  );
