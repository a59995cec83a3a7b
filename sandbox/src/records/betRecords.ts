import { betStatuses, gameCategories } from "@atrium/schema/values";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { Database } from "../db/openDatabase.ts";
import { bets } from "../games/bets.tables.ts";
import { text } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import { members } from "../member/member.tables.ts";
import type { RecordFile } from "../reports/csv.ts";
import type { Direction } from "../reports/daysOfPage.ts";
import { type Part, type RecordList, recordQuery, rowsOf } from "../reports/recordRoute.ts";
import { timedRangeQuery } from "../reports/reportRange.ts";
import { type RowOrder, type Term, term } from "../reports/rowOrder.ts";
import { type BetList, betDays, conditionOf, type PlacedBet, profit, profitOf, totalsOf } from "./betList.ts";
import { type BetWords, betWords, toBetTotals } from "./betList.wire.ts";

/** The parameters of a report of bets. */
export const betListQuery = () =>
  recordQuery().extend({
    ...timedRangeQuery,
    gameCategory: z.enum(gameCategories).optional(),
    vassalage: text(32, 1).optional(),
    status: z.enum(betStatuses).optional(),
    betId: text(32, 1).optional(),
  });

/** What an order of bets compares, as the wire spells it. */
export const betSorts = ["placedAt", "account", "betAmount", "validBet", "winAmount", "profit"] as const;

/** An order of bets. */
interface BetOrder {
  sort: (typeof betSorts)[number];
  order: Direction;
}

const compared: Readonly<Record<BetOrder["sort"], Pick<Term<PlacedBet>, "by" | "kind" | "of">>> = {
  placedAt: { by: bets.placedAt, kind: "timestamptz", of: ({ bet }) => bet.placedAt },
  account: { by: members.username, kind: "text", of: ({ account }) => account },
  betAmount: { by: bets.betAmount, kind: "bigint", of: ({ bet }) => bet.betAmount },
  validBet: { by: bets.validBet, kind: "bigint", of: ({ bet }) => bet.validBet },
  winAmount: { by: bets.winAmount, kind: "bigint", of: ({ bet }) => bet.winAmount },
  profit: { by: profit, kind: "bigint", of: ({ bet }) => profitOf(bet) },
};

/** Of equal bets the latest comes first. */
function orderOfBets({ sort, order }: BetOrder): RowOrder<PlacedBet> {
  const byNumber = term("desc", bets.betId, ({ bet }: PlacedBet) => bet.betId);
  const first = { ...compared[sort], direction: order };
  return sort === "placedAt" ? [first, byNumber] : [first, { ...compared.placedAt, direction: "desc" }, byNumber];
}

/** Bets with the account that placed them. Finds the bets first, in indexes alone, and reads the rows of these. */
function betsIn(db: Database, part: Part) {
  const all = db.select({ betId: bets.betId }).from(bets).innerJoin(members, eq(members.id, bets.memberId));
  const found = rowsOf(all.$dynamic(), part).as("found");
  return db
    .select({ bet: bets, account: members.username })
    .from(found)
    .innerJoin(bets, eq(bets.betId, found.betId))
    .innerJoin(members, eq(members.id, bets.memberId))
    .orderBy(...part.orderBy);
}

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
  return {
    where: conditionOf(list, range),
    order: orderOfBets(order),
    select: betsIn,
    whole: async () => ({ count: totals.count, more: { totals: toBetTotals(totals, list.currency) } }),
    views,
    ...(order.sort === "placedAt" &&
      betId === undefined && { byDay: { counts, range, whereIn: (part) => conditionOf(list, part) } }),
    file: { ...file, cells: views },
  };
}
