import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { type Bet, bets } from "../games/bets.tables.ts";
import { members } from "../member/member.tables.ts";
import { partsOf } from "../reports/csv.ts";
import {
  countOn,
  type DayCount,
  type Direction,
  daysAfter,
  daysOfPage,
  fromNearerEnd,
  opposite,
  type Window,
} from "../reports/daysOfPage.ts";
import { type DayRange, rangeOfDays, within } from "../reports/reportRange.ts";
import { type BetList, conditionOf, profit, profitOf } from "./betList.ts";

/** What an order of bets compares, as the wire spells it. */
export const betSorts = ["placedAt", "account", "betAmount", "validBet", "winAmount", "profit"] as const;

/** An order of bets. */
export interface BetOrder {
  sort: (typeof betSorts)[number];
  order: Direction;
}

export const latestFirst: BetOrder = { sort: "placedAt", order: "desc" };

const by = (order: Direction) => (order === "asc" ? asc : desc);

/** A bet with the account that placed it. */
export interface PlacedBet {
  bet: Bet;
  account: string;
}

/** Asks for at most `limit` bets after or before one, in the order. */
export interface BesideBet {
  bet: PlacedBet;
  isBefore: boolean;
  limit: number;
}

const compared = {
  placedAt: bets.placedAt,
  account: members.username,
  betAmount: bets.betAmount,
  validBet: bets.validBet,
  winAmount: bets.winAmount,
  profit,
};

/** An order, and how equal bets follow each other. */
interface FullOrder extends BetOrder {
  ties: Direction;
}

/** Of equal bets the latest comes first. */
const whole = (order: BetOrder): FullOrder => ({ ...order, ties: "desc" });
const reversed = ({ sort, order, ties }: FullOrder): FullOrder => ({
  sort,
  order: opposite(order),
  ties: opposite(ties),
});

/**
 * Bets that meet a condition with the account that placed them. Finds the bets first, in indexes alone, and reads the rows of
 * these.
 */
function betsBy(db: Database, condition: SQL | undefined, { sort, order, ties }: FullOrder, { offset, limit }: Window) {
  const ordered = [by(order)(compared[sort]), by(ties)(bets.placedAt), by(ties)(bets.betId)];
  const found = db
    .select({ betId: bets.betId })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(condition)
    .orderBy(...ordered)
    .limit(limit)
    .offset(offset)
    .as("found");
  return db
    .select({ bet: bets, account: members.username })
    .from(found)
    .innerJoin(bets, eq(bets.betId, found.betId))
    .innerJoin(members, eq(members.id, bets.memberId))
    .orderBy(...ordered);
}

const partOf = ({ filter }: BetList, days: DayRange) => within(rangeOfDays(days), filter.range);

/** A page of the bets. `days` are their numbers by day. */
export async function betPage(
  db: Database,
  list: BetList,
  order: BetOrder,
  window: Window,
  days: readonly DayCount[],
): Promise<PlacedBet[]> {
  const part =
    order.sort === "placedAt" && list.filter.betId === undefined
      ? daysOfPage(days, order.order, window)
      : { days: list.filter.range.days, offset: window.offset };
  if (!part) return [];
  const page = fromNearerEnd(countOn(days, part.days), { offset: part.offset, limit: window.limit });
  if (!page) return [];
  const condition = conditionOf(list, partOf(list, part.days));
  const rows = await betsBy(db, condition, page.isReversed ? reversed(whole(order)) : whole(order), page);
  return page.isReversed ? rows.reverse() : rows;
}

/** One of the bets of a list, by its number: of any day, and in any state. */
export async function findListedBet(db: Database, { owned }: BetList, betId: string): Promise<PlacedBet | undefined> {
  const [found] = await db
    .select({ bet: bets, account: members.username })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(and(owned, eq(bets.betId, betId)));
  return found;
}

/** The bets beside one, in their order: at any depth of the list it reads no more than these. */
export async function betsBeside(
  db: Database,
  list: BetList,
  order: BetOrder,
  { bet, isBefore, limit }: BesideBet,
  days: readonly DayCount[],
): Promise<PlacedBet[]> {
  const read = isBefore ? reversed(whole(order)) : whole(order);
  const range =
    order.sort === "placedAt" ? daysAfter(days, read.order, bet.bet.placedAt, limit) : list.filter.range.days;
  if (!range) return [];
  const condition = and(conditionOf(list, partOf(list, range)), comesAfter(bet, read));
  const rows = await betsBy(db, condition, read, { offset: 0, limit });
  return isBefore ? rows.reverse() : rows;
}

/** At most `most` bets, in parts. Each part begins after the last bet of the one before. */
export const betParts = (db: Database, list: BetList, order: BetOrder, most: number) =>
  partsOf<PlacedBet>(most, ({ last, limit }) =>
    betsBy(db, and(conditionOf(list, list.filter.range), last && comesAfter(last, whole(order))), whole(order), {
      offset: 0,
      limit,
    }),
  );

/** The condition for the bets that an order has after one. */
function comesAfter({ bet, account }: PlacedBet, { sort, order, ties }: FullOrder): SQL {
  const key = compared[sort];
  const value = { ...bet, placedAt: bet.placedAt.toISOString(), account, profit: profitOf(bet) }[sort];
  const follows = sql.raw(ties === "asc" ? ">" : "<");
  const isNext = sql`(${bets.placedAt}, ${bets.betId}) ${follows} (${bet.placedAt.toISOString()}::timestamptz, ${bet.betId})`;
  return order === "asc"
    ? sql`${key} >= ${value} and (${key} > ${value} or ${isNext})`
    : sql`${key} <= ${value} and (${key} < ${value} or ${isNext})`;
}
