import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../../corePlatform.ts";
import type { AppEnv } from "../../http/env.ts";
import { requireAgent } from "../../http/guard.ts";
import { text } from "../../http/input.ts";
import { toDecimal } from "../../money.ts";
import { type DayResult, totalOf } from "../../records/dayResults.ts";
import { recordList, recordQuery, recordRoute } from "../../reports/recordRoute.ts";
import { rangeQuery, requireRange } from "../../reports/reportRange.ts";
import { type Balance, balanceOf } from "../../rollups/balances.ts";
import { otherCurrencies } from "../../wallet/currencies.ts";
import { breadcrumbs, levelOf } from "../downline/downlineRows.ts";
import { downlineOf } from "../downline.ts";
import { keywordQuery } from "../keyword.ts";
import { chosenAccounts } from "./chosenAccounts.ts";
import { accountsBy, type ProfitLossRow, profitLossSorts, profitLossSums } from "./profitLossRows.ts";

const ProfitLossQuery = recordQuery().extend({
  ...rangeQuery,
  /** Lists the accounts directly below this one; by default those directly below the caller. */
  parent: text(32, 1).optional(),
  /** Part of the name, or the phone number, of an account anywhere below the caller. */
  keyword: keywordQuery,
  /** The whole name of one account anywhere below the caller. */
  account: text(32, 1).optional(),
  sort: z.enum(profitLossSorts).default("account"),
  order: z.enum(["asc", "desc"]).default("asc"),
});

const COLUMNS = [
  "account",
  "type",
  "level",
  "accounts",
  "openingBalance",
  "movement",
  "closingBalance",
  ...profitLossSums,
  "currency",
] as const;

/** What the accounts of the caller's downline gained and lost, each with everyone below it, as a list and a file. */
export const profitLossList = recordList({
  query: ProfitLossQuery,
  isReport: () => true,
  async list({ sort, order, ...query }, { session, now, db }) {
    const { days } = requireRange(query, now);
    const downline = await downlineOf(db, session.memberId);
    const { currency } = downline;
    const filter = { days, currency };
    const chosen = await chosenAccounts(db, downline, query);
    const money = (amount: bigint) => toDecimal(amount, currency);
    const balanceView = ({ opening, movement }: Balance) => ({
      openingBalance: money(opening),
      movement: money(movement),
      closingBalance: money(opening + movement),
    });
    const sumsOf = (row: Omit<DayResult, "day" | "result"> & { profit: bigint }) => ({
      deposit: money(row.deposit),
      withdraw: money(row.withdraw),
      bet: money(row.bet),
      validBet: money(row.validBet),
      win: money(row.win),
      rebate: money(row.rebate),
      bonus: money(row.bonus),
      profit: money(row.profit),
      currency,
    });
    const withProfit = <Row extends Omit<DayResult, "day">>(row: Row) => ({
      ...row,
      profit: row.result + row.rebate + row.bonus,
    });
    const cells = (rows: ProfitLossRow[]) =>
      rows.map((row) => ({
        account: row.account,
        type: row.type,
        level: levelOf(row.path, downline),
        accounts: row.accounts,
        ...balanceView(row),
        ...sumsOf(row),
      }));
    return {
      where: chosen.isListed,
      ...(await (query.export
        ? accountsBy(db, chosen, filter, "account", "asc")
        : accountsBy(db, chosen, filter, sort, order))),
      async whole() {
        if (query.export) return { count: await chosen.count() };
        const [count, byDay, held, own, accounts, path] = await Promise.all([
          chosen.count(),
          chosen.byDay(filter),
          chosen.balance(filter),
          balanceOf(db, { memberId: chosen.parentId }, filter),
          chosen.size(),
          breadcrumbs(db, downline, chosen.parentId),
        ]);
        return {
          count,
          more: {
            totals: { accounts, ...balanceView(held), ...sumsOf(withProfit(totalOf(byDay))) },
            own: { ...balanceView(own), currency },
            series: byDay.map((day) => ({ date: day.day, ...sumsOf(withProfit(day)) })),
            path,
          },
        };
      },
      async views(rows: ProfitLossRow[], reading) {
        const ids = rows.map(({ id }) => id);
        const others = await otherCurrencies(reading, ids, currency);
        return cells(rows).map((row, at) => ({ ...row, otherCurrencies: others(ids[at] ?? 0) }));
      },
      file: { name: "user-profit-and-loss", columns: COLUMNS, cells },
    };
  },
});

/** What the accounts of the caller's downline gained and lost, each with everyone below it. */
export const profitLossRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/ACS_userProfitLoss", requireAgent, recordRoute(platform, profitLossList));
