import { betStatuses, gameCategories } from "@atrium/schema/values";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { text } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import type { RecordFile } from "../reports/csv.ts";
import { type RecordList, recordQuery } from "../reports/recordRoute.ts";
import { timedRangeQuery } from "../reports/reportRange.ts";
import { type BetList, betDays, conditionOf, type PlacedBet, totalsOf } from "./betList.ts";
import { type BetWords, betWords, toBetTotals } from "./betList.wire.ts";
import { type BetOrder, betsIn, orderOfBets } from "./findBets.ts";

/** The parameters of a report of bets. */
export const betListQuery = () =>
  recordQuery().extend({
    ...timedRangeQuery,
    gameCategory: z.enum(gameCategories).optional(),
    vassalage: text(32, 1).optional(),
    status: z.enum(betStatuses).optional(),
    betId: text(32, 1).optional(),
  });

interface BetFile<Column extends string> {
  name: string;
  columns: RecordFile<PlacedBet, Column>["columns"];
  toRow: (bet: PlacedBet, words: BetWords) => Readonly<Record<Column, string | number | null>>;
}

/** The bets of a report with the sums of all. */
export async function betRecords<Column extends string>(
  platform: CorePlatform,
  list: BetList,
  order: BetOrder,
  language: Language,
  { toRow, ...file }: BetFile<Column>,
): Promise<RecordList<PlacedBet, Column>> {
  const counts = await betDays(platform.reportDb, list);
  const totals = totalsOf(counts);
  const words = await betWords(platform, language);
  const views = (rows: PlacedBet[]) => rows.map((row) => toRow(row, words));
  const { range, betId } = list.filter;
  // `betsIn` adds the bettors.
  const anyone = { ...list, owned: undefined };
  return {
    where: conditionOf(anyone, range),
    order: orderOfBets(order),
    select: (db, part) => betsIn(db, { list, order, count: totals.count }, part),
    whole: async () => ({ count: totals.count, more: { totals: toBetTotals(totals, list.currency) } }),
    views,
    ...(order.sort === "placedAt" &&
      betId === undefined && { byDay: { counts, range, whereIn: (part) => conditionOf(anyone, part) } }),
    file: { ...file, cells: views },
  };
}
