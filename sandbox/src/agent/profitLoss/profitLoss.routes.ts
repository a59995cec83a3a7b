import { and, gt } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../../corePlatform.ts";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { requireAgent } from "../../http/guard.ts";
import { readQuery, text } from "../../http/input.ts";
import { offsetOf, pageQuery, toPage } from "../../http/paging.ts";
import { members } from "../../member/member.tables.ts";
import { toDecimal } from "../../money.ts";
import { type DayResult, totalOf } from "../../records/dayResults.ts";
import { csvHeaders, csvRows, csvStream, partsOf } from "../../reports/csv.ts";
import { takeReport } from "../../reports/reportLimit.ts";
import { rangeQuery, requireRange } from "../../reports/reportRange.ts";
import { type Balance, balanceOf } from "../../rollups/balances.ts";
import { breadcrumbs, levelOf } from "../downline/downlineRows.ts";
import { downlineOf } from "../downline.ts";
import { keywordQuery } from "../keyword.ts";
import { chosenAccounts } from "./chosenAccounts.ts";
import { type ProfitLossRow, profitLossRows, profitLossSorts } from "./profitLossRows.ts";

const ProfitLossQuery = pageQuery().extend({
  ...rangeQuery,
  /** Lists the accounts directly below this one; by default those directly below the caller. */
  parent: text(32, 1).optional(),
  /** Part of the name, or the phone number, of an account anywhere below the caller. */
  keyword: keywordQuery,
  /** The whole name of one account anywhere below the caller. */
  account: text(32, 1).optional(),
  sort: z.enum(profitLossSorts).default("account"),
  order: z.enum(["asc", "desc"]).default("asc"),
  export: z.literal("csv").optional(),
});

const COLUMNS = [
  "account",
  "type",
  "level",
  "accounts",
  "openingBalance",
  "movement",
  "closingBalance",
  "deposit",
  "withdraw",
  "bet",
  "validBet",
  "win",
  "rebate",
  "bonus",
  "profit",
  "currency",
] as const;

/** What the accounts of the caller's downline gained and lost, each with everyone below it. */
export const profitLossRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/ACS_userProfitLoss", requireAgent, async (c) => {
    const { reportDb: db, clock } = platform;
    const { memberId } = c.var.session;
    const query = readQuery(c, ProfitLossQuery);
    await takeReport(platform, memberId);
    const range = requireRange(query, clock.now());
    const downline = await downlineOf(db, memberId);
    const { currency } = downline;
    const filter = { days: range.days, currency };
    const chosen = await chosenAccounts(db, downline, query);
    const { parentId, isListed, ids, byDay, balance, size } = chosen;
    const totalCount = await chosen.count();

    const balanceView = ({ opening, movement }: Balance) => ({
      openingBalance: toDecimal(opening, currency),
      movement: toDecimal(movement, currency),
      closingBalance: toDecimal(opening + movement, currency),
    });
    const sumsOf = (row: Omit<DayResult, "day" | "result"> & { profit: bigint }) => ({
      deposit: toDecimal(row.deposit, currency),
      withdraw: toDecimal(row.withdraw, currency),
      bet: toDecimal(row.bet, currency),
      validBet: toDecimal(row.validBet, currency),
      win: toDecimal(row.win, currency),
      rebate: toDecimal(row.rebate, currency),
      bonus: toDecimal(row.bonus, currency),
      profit: toDecimal(row.profit, currency),
      currency,
    });
    const withProfit = <Row extends Omit<DayResult, "day">>(row: Row) => ({
      ...row,
      profit: row.result + row.rebate + row.bonus,
    });
    const rowView = (row: ProfitLossRow) => ({
      account: row.account,
      type: row.type,
      level: levelOf(row.path, downline),
      accounts: row.accounts,
      ...balanceView(row),
      ...sumsOf(row),
    });

    if (query.export) {
      const parts = partsOf<ProfitLossRow>(csvRows(totalCount), ({ last, limit }) =>
        profitLossRows(db, { isListed: and(isListed, last && gt(members.username, last.account)), ids }, filter, {
          sort: "account",
          order: "asc",
          limit,
          offset: 0,
        }),
      );
      return c.body(csvStream(COLUMNS, parts, rowView), 200, csvHeaders("user-profit-and-loss.csv"));
    }
    const page = { ...query, limit: query.pageSize, offset: offsetOf(query) };
    const [days, held, own, rows, accounts, path] = await Promise.all([
      byDay(filter),
      balance(filter),
      balanceOf(db, { memberId: parentId }, filter),
      profitLossRows(db, chosen, filter, page),
      size(),
      breadcrumbs(db, downline, parentId),
    ]);
    return ok(c, {
      ...toPage(rows.map(rowView), totalCount, query),
      totals: { accounts, ...balanceView(held), ...sumsOf(withProfit(totalOf(days))) },
      own: { ...balanceView(own), currency },
      series: days.map((day) => ({ date: day.day, ...sumsOf(withProfit(day)) })),
      path,
    });
  });
