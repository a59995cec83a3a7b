import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, money } from "../db/columns.ts";
import { games } from "../games/games.tables.ts";
import { ofMember } from "../member/member.tables.ts";

/** The levels of a jackpot, the smallest first, as the wire spells them. */
export const jackpotLevelNames = ["MINI", "MAJOR", "GRAND"] as const;

/** Jackpots that bets on their games feed. Their names are in `texts/`. */
export const jackpots = pgTable("jackpots", {
  id: integer("id").primaryKey(),
  currency: text("currency").notNull(),
  /**
   * Only members who opted in take part. They pay what their bets feed, on top of each stake; the house pays it for the
   * bets on other jackpots.
   */
  optIn: boolean("opt_in").notNull().default(false),
});

/** The column of a row that belongs to a jackpot. */
const ofJackpot = () =>
  integer("jackpot_id")
    .notNull()
    .references(() => jackpots.id);

/** The members who take part in jackpots that need it. */
export const jackpotOptIns = pgTable(
  "jackpot_opt_ins",
  {
    jackpotId: ofJackpot(),
    memberId: ofMember(),
    since: instant("since").notNull(),
  },
  (row) => [primaryKey({ columns: [row.memberId, row.jackpotId] })],
);

/** The games that feed a jackpot and can win it. A game belongs to one jackpot at most. */
export const jackpotGames = pgTable(
  "jackpot_games",
  {
    nodeId: integer("node_id")
      .primaryKey()
      .references(() => games.nodeId),
    jackpotId: ofJackpot(),
  },
  (game) => [index("jackpot_games_of_jackpot").on(game.jackpotId)],
);

/**
 * What can be won. The sum of `amount` in a currency is the balance of the account `jackpots:<currency>`. Amounts are
 * minor units of the jackpot's currency.
 */
export const jackpotLevels = pgTable(
  "jackpot_levels",
  {
    jackpotId: ofJackpot(),
    level: text("level", { enum: jackpotLevelNames }).notNull(),
    /** The amount that the operator pays in after each win. */
    seed: money("seed"),
    /** The level is always won before its amount is higher than this. */
    mustDropBy: money("must_drop_by"),
    /** The part of each stake that feeds it, in hundredths of a percent. */
    shareBp: integer("share_bp").notNull(),
    amount: money("amount"),
    /** What was fed and is less than a minor unit, in ten-thousandths of one. */
    remainder: integer("remainder").notNull().default(0),
  },
  (level) => [
    primaryKey({ columns: [level.jackpotId, level.level] }),
    check(
      "jackpot_levels_amount",
      sql`${level.seed} > 0 and ${level.amount} between ${level.seed} and ${level.mustDropBy}`,
    ),
    check("jackpot_levels_share", sql`${level.shareBp} > 0 and ${level.remainder} between 0 and 9999`),
  ],
);

/**
 * Settled bets on the games of jackpots that the levels do not contain yet. Each bet adds a row, so that no bet waits for
 * another; a job takes the rows in their order. Without foreign keys, because each bet would check and lock them.
 */
export const jackpotFeeds = pgTable("jackpot_feeds", {
  id: bigint("id", { mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
  jackpotId: integer("jackpot_id").notNull(),
  betId: text("bet_id").notNull(),
  nodeId: integer("node_id").notNull(),
  memberId: integer("member_id").notNull(),
  /** Minor units of the jackpot's currency. */
  stake: money("stake"),
});

/** Jackpots that were won. The payments have the keys `jackpotWin:<betId>:<level>`. */
export const jackpotWins = pgTable(
  "jackpot_wins",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    jackpotId: ofJackpot(),
    level: text("level", { enum: jackpotLevelNames }).notNull(),
    /** The bet that won it. */
    betId: text("bet_id").notNull(),
    nodeId: integer("node_id").notNull(),
    memberId: ofMember(),
    amount: money("amount"),
    currency: text("currency").notNull(),
    wonAt: instant("won_at").notNull(),
  },
  (win) => [
    uniqueIndex("jackpot_wins_of_bet").on(win.betId, win.level),
    index("jackpot_wins_latest").on(win.wonAt, win.id),
    index("jackpot_wins_of_jackpot").on(win.jackpotId, win.wonAt, win.id),
  ],
);

export type JackpotLevel = typeof jackpotLevels.$inferSelect;
export type JackpotFeed = typeof jackpotFeeds.$inferSelect;
