import { betStatuses } from "@atrium/schema/values";
import { sql } from "drizzle-orm";
import { boolean, check, type ExtraConfigColumn, index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { instant, money } from "../db/columns.ts";
import { ofMember } from "../member/member.tables.ts";

export type BetStatus = (typeof betStatuses)[number];
export const betStatus = pgEnum("bet_status", betStatuses);

/**
 * Every bet, of real and of play money. `betId` is the `reference` of the ledger transactions that took its stake and
 * paid its winnings. Amounts are minor units of `currency`.
 */
export const bets = pgTable(
  "bets",
  {
    betId: text("bet_id").primaryKey(),
    memberId: ofMember(),
    nodeId: integer("node_id").notNull(),
    vassalage: text("vassalage").notNull(),
    gameCategory: text("game_category").notNull(),
    /** In English. Reports use the catalogue's name in the caller's language as long as the game is listed. */
    gameName: text("game_name").notNull(),
    placedAt: instant("placed_at").notNull(),
    /** Null while unsettled. */
    settledAt: instant("settled_at"),
    /** Number of the round or draw. */
    numero: text("numero"),
    /** The content of the bet, in the game's words. */
    content: text("content"),
    betAmount: money("bet_amount"),
    /**
     * The part that counts as turnover: the stake without what opposite bets cover. 0 until the bet is settled, and when
     * the stake is returned.
     */
    validBet: money("valid_bet"),
    /** Payout: below the stake for LOST, else WON; the stake for DRAW and CANCELLED. */
    winAmount: money("win_amount"),
    status: betStatus("status").notNull().default("UNSETTLED"),
    currency: text("currency").notNull(),
    playMoney: boolean("play_money").notNull(),
  },
  (bet) => [
    // With all that a report compares or filters, so that it reads only the rows of its page.
    index("bets_of_member").on(
      bet.memberId,
      bet.placedAt,
      bet.betId,
      bet.betAmount,
      bet.validBet,
      bet.winAmount,
      bet.status,
      bet.gameCategory,
      bet.currency,
      bet.playMoney,
      bet.vassalage,
    ),
    // For the orders by an amount, with all that the other conditions compare. Read backwards, they give the highest first.
    ...byAmounts(bet),
    index("bets_by_time").on(bet.placedAt, bet.betId),
    index("bets_settled").on(bet.settledAt).where(sql`${bet.status} in ('WON', 'LOST') and not ${bet.playMoney}`),
    index("bets_won").on(bet.settledAt).where(sql`${bet.status} = 'WON' and not ${bet.playMoney}`),
    // Without `desc`: read backwards, it gives the highest first.
    index("bets_won_by_day")
      .on(bet.currency, sql`merchant_day(${bet.settledAt})`, bet.winAmount, bet.settledAt, bet.betId)
      .where(sql`${bet.status} = 'WON' and not ${bet.playMoney}`),
    index("bets_unsettled").on(bet.placedAt).where(sql`${bet.status} = 'UNSETTLED'`),
    check("bets_amounts", sql`${bet.betAmount} > 0 and ${bet.validBet} between 0 and ${bet.betAmount}`),
    check("bets_settled", sql`(${bet.status} = 'UNSETTLED') = (${bet.settledAt} is null)`),
    check(
      "bets_outcome",
      sql`case ${bet.status}
        when 'UNSETTLED' then ${bet.winAmount} = 0 and ${bet.validBet} = 0
        when 'WON' then ${bet.winAmount} >= ${bet.betAmount}
        when 'LOST' then ${bet.winAmount} < ${bet.betAmount}
        else ${bet.winAmount} = ${bet.betAmount} and ${bet.validBet} = 0 end`,
    ),
  ],
);

/** The columns of bets by their names. */
type BetColumns = Readonly<
  Record<
    | "betAmount"
    | "validBet"
    | "winAmount"
    | "placedAt"
    | "betId"
    | "memberId"
    | "currency"
    | "status"
    | "gameCategory"
    | "vassalage"
    | "playMoney",
    ExtraConfigColumn
  >
>;

/** An index for each order by an amount. */
function byAmounts(bet: BetColumns) {
  const { betAmount, winAmount, placedAt, betId, memberId, currency, status, gameCategory, vassalage } = bet;
  const rest = [placedAt, betId, memberId, currency, status, gameCategory, vassalage] as const;
  const result = sql`(case when ${status} = 'UNSETTLED' then 0 else ${winAmount} - ${betAmount} end)`;
  return [
    index("bets_by_stake").on(betAmount, ...rest),
    index("bets_by_valid_stake").on(bet.validBet, ...rest),
    index("bets_by_payout").on(winAmount, ...rest),
    // With what the result is made of: without it the database would read the bets themselves.
    index("bets_by_result").on(result, ...rest, winAmount, betAmount),
  ].map((by) => by.where(sql`not ${bet.playMoney}`));
}

export type Bet = typeof bets.$inferSelect;
export type NewBet = typeof bets.$inferInsert;
