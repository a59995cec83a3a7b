import type { Context } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { betStatuses } from "../games/bets.tables.ts";
import { CATEGORIES } from "../games/categories.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { text } from "../http/input.ts";
import { offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { csvHeaders, csvRows, csvStream } from "../reports/csv.ts";
import { rangeQuery } from "../reports/reportRange.ts";
import { type BetList, type BetOrder, betDays, betPage, betParts, type PlacedBet, totalsOf } from "./betList.ts";
import { type BetWords, betWords, toBetTotals } from "./betList.wire.ts";

/** The parameters of a report of bets. */
export const betListQuery = () =>
  pageQuery().extend({
    ...rangeQuery,
    gameCategory: z.enum(CATEGORIES).optional(),
    vassalage: text(32, 1).optional(),
    status: z.enum(betStatuses).optional(),
    betId: text(32, 1).optional(),
    export: z.literal("csv").optional(),
  });

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
  query: z.infer<ReturnType<typeof betListQuery>> & BetOrder,
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
  const rows = await betPage(db, list, query, { offset: offsetOf(query), limit: query.pageSize }, days);
  return ok(c, {
    ...toPage(
      rows.map((row) => toRow(row, words)),
      totals.count,
      query,
    ),
    totals: toBetTotals(totals, list.currency),
  });
}
