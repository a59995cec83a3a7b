import type { Context } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { Database } from "../db/openDatabase.ts";
import { betStatuses } from "../games/bets.tables.ts";
import { CATEGORIES } from "../games/categories.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { text } from "../http/input.ts";
import { cutBeside, offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { csvHeaders, csvRows, csvStream } from "../reports/csv.ts";
import { timedRangeQuery } from "../reports/reportRange.ts";
import { type BetDay, type BetList, betDays, totalsOf } from "./betList.ts";
import { type BetWords, betWords, toBetTotals } from "./betList.wire.ts";
import { type BetOrder, betPage, betParts, betsBeside, findListedBet, type PlacedBet } from "./betPages.ts";

/** The parameters of a report of bets. */
export const betListQuery = () =>
  pageQuery().extend({
    ...timedRangeQuery,
    gameCategory: z.enum(CATEGORIES).optional(),
    vassalage: text(32, 1).optional(),
    status: z.enum(betStatuses).optional(),
    betId: text(32, 1).optional(),
    /** The bets after or before this one, instead of those of a page number. */
    afterBet: text(32, 1).optional(),
    beforeBet: text(32, 1).optional(),
    export: z.literal("csv").optional(),
  });

type BetListQuery = z.infer<ReturnType<typeof betListQuery>> & BetOrder;

interface BetFile<Column extends string> {
  /** Of the file, without its ending. */
  name: string;
  columns: readonly Column[];
  toRow: (bet: PlacedBet, words: BetWords) => Readonly<Record<Column, string | number | null>>;
}

/** Answers with a page of bets and the sums of all, or with all of them as a file. */
export async function betListAnswer<Column extends string, Env extends AppEnv>(
  c: Context<Env>,
  platform: CorePlatform,
  list: BetList,
  query: BetListQuery,
  { name, columns, toRow }: BetFile<Column>,
) {
  const { reportDb: db } = platform;
  const days = await betDays(db, list);
  const totals = totalsOf(days);
  const words = await betWords(platform, c.var.language);
  if (query.export) {
    const parts = betParts(db, list, query, csvRows(totals.count));
    return c.body(
      csvStream(columns, parts, (row) => toRow(row, words)),
      200,
      csvHeaders(`${name}.csv`),
    );
  }
  const { rows, ...more } = await rowsOf(db, list, query, days);
  return ok(c, {
    ...more,
    ...toPage(
      rows.map((row) => toRow(row, words)),
      totals.count,
      query,
    ),
    totals: toBetTotals(totals, list.currency),
  });
}

/** The rows of a page, or those beside a bet, with whether there are more in that direction. */
async function rowsOf(
  db: Database,
  list: BetList,
  query: BetListQuery,
  days: readonly BetDay[],
): Promise<{ rows: PlacedBet[]; hasMore?: boolean }> {
  const { pageSize, afterBet, beforeBet } = query;
  const key = afterBet ?? beforeBet;
  const bet = key === undefined ? undefined : await findListedBet(db, list, key);
  // Without the bet, or when it belongs to somebody else, the page's number counts.
  if (!bet) return { rows: await betPage(db, list, query, { offset: offsetOf(query), limit: pageSize }, days) };
  const isBefore = afterBet === undefined;
  const rows = await betsBeside(db, list, query, { bet, isBefore, limit: pageSize + 1 }, days);
  return cutBeside(rows, query, isBefore);
}
