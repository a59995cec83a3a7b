import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../db/openDatabase.ts";
import { bets } from "../games/bets.tables.ts";
import { members } from "../member/member.tables.ts";
import type { Direction, Window } from "../reports/daysOfPage.ts";
import { type Part, partOf } from "../reports/recordRoute.ts";
import { orderBy, type RowOrder, reversed, type Term, term } from "../reports/rowOrder.ts";
import { type BetList, type PlacedBet, profit, profitOf } from "./betList.ts";

/** What an order of bets compares, as the wire spells it. */
export const betSorts = ["placedAt", "account", "betAmount", "validBet", "winAmount", "profit"] as const;

/** An order of bets. */
export interface BetOrder {
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

/** The orders that have an index with the bets of everyone. */
const indexed: readonly string[] = ["betAmount", "validBet", "winAmount", "profit"];

/** Of equal bets the latest comes first, or the earliest where the lowest amount does: one index serves both directions. */
export function orderOfBets({ sort, order }: BetOrder): RowOrder<PlacedBet> {
  const ties = indexed.includes(sort) ? order : "desc";
  const byNumber = term(ties, bets.betId, ({ bet }: PlacedBet) => bet.betId);
  const first = { ...compared[sort], direction: order };
  return sort === "placedAt" ? [first, byNumber] : [first, { ...compared.placedAt, direction: ties }, byNumber];
}

/** Bets of a list: `count` of them meet its conditions, besides being owned. */
interface Wanted {
  list: BetList;
  order: BetOrder;
  count: number;
}

/** Bets with the account that placed them. Finds the bets first, in indexes alone, and reads the rows of these. */
export async function betsIn(db: Database, wanted: Wanted, part: Part) {
  const isPassing = await passesOthers(db, wanted, part);
  const all = db.select({ betId: bets.betId }).from(bets);
  const { owned } = wanted.list;
  // Members in a hash, instead of looking up each bet's.
  const isOwned = sql`(${bets.memberId} in (select ${members.id} from ${members} where ${owned})) is true`;
  const found = isPassing
    ? partOf(all.$dynamic(), { ...part, where: and(isOwned, beginning(wanted), part.where) }).as("found")
    : partOf(all.innerJoin(members, eq(members.id, bets.memberId)).$dynamic(), {
        ...part,
        where: and(owned, part.where),
        orderBy: isPassing === false ? withoutIndex(wanted.order, part) : part.orderBy,
      }).as("found");
  return db
    .select({ bet: bets, account: members.username })
    .from(found)
    .innerJoin(bets, eq(bets.betId, found.betId))
    .innerJoin(members, eq(members.id, bets.memberId))
    .orderBy(...part.orderBy);
}

/** Lets an index that begins with amounts of 0, which most payouts are, be read from the first day on. */
function beginning({ list, order: { sort } }: Wanted) {
  if (sort === "profit") return undefined;
  return sql`(${compared[sort].by}, ${bets.placedAt}) >= (0, ${list.filter.range.from.toISOString()}::timestamptz)`;
}

/** The order of a part, as a sum that no index has: the database sorts. */
function withoutIndex(asked: BetOrder, { isReversed }: Part) {
  const [first, ...rest] = orderOfBets(asked);
  const order = first ? [{ ...first, sortedBy: sql`${first.by} + 0` }, ...rest] : rest;
  return orderBy(isReversed ? reversed(order) : order);
}

/** Passing a bet of someone else in an index takes an eighth of finding one through its member and sorting it. */
const PASSED_FOR_FOUND = 8;
/** Bytes of a bet in such an index. */
const INDEXED_BYTES = 100;
/** The database hashes the ids of so many members within its memory. */
const MOST_HASHED = 50_000;

const Sizes = z.object({ rows: z.tuple([z.object({ all: z.coerce.number(), team: z.coerce.number() })]) });

/**
 * Whether a part of a team's bets is read in an index of everyone's, past those of others. When it is not, all bets of the team are found
 * and sorted: that is less where they are few, and the part is deep. Undefined where there is no such index.
 */
async function passesOthers(db: Database, { list, order, count }: Wanted, { offset, limit }: Window) {
  if (!("agentId" in list.of) || !indexed.includes(order.sort) || count === 0) return undefined;
  const answer = await db.execute(sql`
    select pg_relation_size('bets_by_stake') / ${INDEXED_BYTES} as all, (
      select count(*) from (select from ${members} where ${list.owned} limit ${MOST_HASHED + 1}) as team) as team`);
  const [{ all, team }] = Sizes.parse(answer).rows;
  const passed = (offset + limit) * (all / count);
  return team <= MOST_HASHED && passed / PASSED_FOR_FOUND < count;
}
