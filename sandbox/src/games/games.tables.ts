import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Translated } from "../http/languages.ts";
import { ofMember } from "../member/member.tables.ts";

/** Vendors of games. */
export const vendors = pgTable("vendors", {
  /** The contract's `vassalage`. */
  code: text("code").primaryKey(),
  name: text("name").notNull(),
  /** With `VASSALAGE`, its games open from a list in a dialog. */
  isGame: text("is_game").notNull(),
  popularity: integer("popularity").notNull(),
  status: text("status", { enum: ["ACTIVE", "MAINTENANCE"] }).notNull(),
  maintenanceEndsAt: timestamp("maintenance_ends_at", { withTimezone: true }),
});

export const games = pgTable(
  "games",
  {
    nodeId: integer("node_id").primaryKey(),
    vassalage: text("vassalage")
      .notNull()
      .references(() => vendors.code),
    /** The vendor's code of the game; lotteries are identified by it. */
    gameCode: text("game_code").notNull().unique(),
    gameType: text("game_type").notNull(),
    gameClassify: text("game_classify").notNull(),
    names: jsonb("names").$type<Translated>().notNull(),
    /** Minor units of VND. */
    minBet: bigint("min_bet", { mode: "bigint" }).notNull(),
    maxBet: bigint("max_bet", { mode: "bigint" }).notNull(),
    /** Null for games without lines. */
    minLineNum: integer("min_line_num"),
    /** Hundredths of a percent. */
    rtpBp: integer("rtp_bp").notNull(),
    /** Whether the vendor publishes the return to player. */
    rtpPublished: boolean("rtp_published").notNull(),
    releasedAt: timestamp("released_at", { withTimezone: true }).notNull(),
    /** The most played game has the highest value. */
    popularity: integer("popularity").notNull(),
    demo: boolean("demo").notNull(),
    status: text("status", { enum: ["ACTIVE", "MAINTENANCE"] }).notNull(),
    maintenanceEndsAt: timestamp("maintenance_ends_at", { withTimezone: true }),
    /** Subject of the picture: a theme of the arcade and one of its subjects. */
    theme: text("theme").notNull(),
    subject: text("subject").notNull(),
  },
  (table) => [index("games_vassalage").on(table.vassalage)],
);

export const favoriteGames = pgTable(
  "favorite_games",
  {
    memberId: ofMember(),
    nodeId: integer("node_id")
      .notNull()
      .references(() => games.nodeId),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.nodeId] }),
    index("favorite_games_latest").on(table.memberId, table.addedAt),
  ],
);

export const recentGames = pgTable(
  "recent_games",
  {
    memberId: ofMember(),
    nodeId: integer("node_id")
      .notNull()
      .references(() => games.nodeId),
    playedAt: timestamp("played_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.nodeId] }),
    index("recent_games_latest").on(table.memberId, table.playedAt),
  ],
);
