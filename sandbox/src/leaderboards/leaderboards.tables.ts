import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, money } from "../db/columns.ts";
import { ofMember } from "../member/member.tables.ts";

/** The kinds of leaderboards, as the wire spells them: all members take part in a race, and join a tournament. */
export const leaderboardKinds = ["RACE", "TOURNAMENT"] as const;
/** What counts: valid stakes, the highest win for each unit of its stake, the number of wins, or points of wins. */
export const leaderboardRules = ["TURNOVER", "MULTIPLIER", "WINS", "POINTS"] as const;
export type LeaderboardRule = (typeof leaderboardRules)[number];

/** The prize of some ranks. */
export interface Prize {
  from: number;
  to: number;
  /** Minor units, for each of the ranks. */
  amount: number;
}

/** Leaderboards with prizes. Each ends once, and the next one of its series begins then. Their texts are in `texts/`. */
export const leaderboards = pgTable(
  "leaderboards",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** The plan that it follows. */
    series: integer("series").notNull(),
    kind: text("kind", { enum: leaderboardKinds }).notNull(),
    rule: text("rule", { enum: leaderboardRules }).notNull(),
    /** Only bets in this currency count, and prizes are paid in it. */
    currency: text("currency").notNull(),
    /** The smallest stake that counts, in minor units. */
    minBet: money("min_bet"),
    /** The games that count; all when it is empty. */
    games: integer("games").array().notNull(),
    prizes: jsonb("prizes").$type<readonly Prize[]>().notNull(),
    /** How often a prize is to be played through. */
    turnover: integer("turnover").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** When its ranks became final; null before. */
    endedAt: instant("ended_at"),
    /** The latest change of its scores that an event has reported. */
    announcedAt: instant("announced_at").notNull(),
  },
  (board) => [
    uniqueIndex("leaderboards_open").on(board.series).where(sql`${board.endedAt} is null`),
    index("leaderboards_by_end").on(board.endsAt, board.id),
    check("leaderboards_period", sql`${board.startsAt} < ${board.endsAt}`),
    check("leaderboards_turnover", sql`${board.turnover} > 0`),
  ],
);

/** The scores of members. Of equal scores, the one that was reached earlier comes first. */
export const leaderboardScores = pgTable(
  "leaderboard_scores",
  {
    leaderboardId: integer("leaderboard_id")
      .notNull()
      .references(() => leaderboards.id),
    memberId: ofMember(),
    /** Minor units of TURNOVER, hundredths of MULTIPLIER, wins, or points; 0 for a member who only joined. */
    score: money("score"),
    reachedAt: instant("reached_at").notNull(),
    /** From 1, once the leaderboard has ended; the score is final then. Null for scores of 0. */
    rank: integer("rank"),
    /** What was paid, in minor units; null without a prize, and until it is paid. */
    prize: bigint("prize", { mode: "bigint" }),
  },
  (row) => [
    primaryKey({ columns: [row.leaderboardId, row.memberId] }),
    index("leaderboard_scores_order").on(row.leaderboardId, row.score.desc(), row.reachedAt, row.memberId),
    uniqueIndex("leaderboard_scores_rank").on(row.leaderboardId, row.rank).where(sql`${row.rank} is not null`),
    index("leaderboard_scores_latest").on(row.leaderboardId, row.reachedAt),
    check("leaderboard_scores_score", sql`${row.score} >= 0 and (${row.rank} is null or ${row.score} > 0)`),
  ],
);

export type Leaderboard = typeof leaderboards.$inferSelect;
