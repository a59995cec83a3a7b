import type { OutcomeView } from "@atrium/arcade/wire";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const money = (name: string) => bigint(name, { mode: "bigint" }).notNull();

/** Addresses that open a game: each for one use, within five minutes. */
export const playLaunches = pgTable(
  "play_launches",
  {
    id: uuid("id").primaryKey(),
    /** SHA-256 of the token in the address. */
    tokenHash: text("token_hash").notNull().unique(),
    nodeId: integer("node_id").notNull(),
    /** Whose money is played with; null for a purse of play money of its own. */
    memberId: integer("member_id"),
    /** The login that launched: the game ends with it. Null for guests. */
    memberSessionId: uuid("member_session_id"),
    language: text("language").notNull(),
    expiresAt: instant("expires_at").notNull(),
    redeemedAt: instant("redeemed_at"),
  },
  (launch) => [index("play_launches_expiry").on(launch.expiresAt)],
);

/** Games that were opened. */
export const playSessions = pgTable("play_sessions", {
  id: uuid("id").primaryKey(),
  /** SHA-256 of the secret that the page shows with each call. */
  secretHash: text("secret_hash").notNull().unique(),
  nodeId: integer("node_id").notNull(),
  memberId: integer("member_id"),
  memberSessionId: uuid("member_session_id"),
  /** The ledger account that is played with. */
  accountId: text("account_id").notNull(),
  currency: text("currency").notNull(),
  playMoney: boolean("play_money").notNull(),
  language: text("language").notNull(),
  startedAt: instant("started_at").notNull(),
  lastSeenAt: instant("last_seen_at").notNull(),
  /** When the next round may begin at the earliest. */
  nextRoundAt: instant("next_round_at").notNull(),
  endedAt: instant("ended_at"),
  rounds: integer("rounds").notNull().default(0),
  staked: money("staked").default(sql`0`),
  returned: money("returned").default(sql`0`),
});

export const roundStatuses = ["OPEN", "SETTLED", "REFUNDED"] as const;

/** What was played. A round's money moves under its key: `bet:<key>`, then `win:<key>` or `refund:<key>`. */
export const playRounds = pgTable(
  "play_rounds",
  {
    /** Made by the page. */
    key: uuid("key").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => playSessions.id),
    nodeId: integer("node_id").notNull(),
    /** Of the request: tells a repeat from another round under the same key. */
    digest: text("digest").notNull(),
    choice: jsonb("choice").notNull(),
    stake: money("stake"),
    /** What was taken: the stake times its shots or chips. */
    bet: money("bet"),
    win: money("win").default(sql`0`),
    status: text("status", { enum: roundStatuses }).notNull(),
    view: jsonb("view").$type<OutcomeView>(),
    /** The row of `bets`; rounds of a purse of its own have none. */
    betId: text("bet_id"),
    placedAt: instant("placed_at").notNull(),
    settlesAt: instant("settles_at").notNull(),
    settledAt: instant("settled_at"),
  },
  (round) => [
    index("play_rounds_open").on(round.settlesAt).where(sql`${round.status} = 'OPEN'`),
    index("play_rounds_session").on(round.sessionId, round.placedAt),
  ],
);

export type PlaySession = typeof playSessions.$inferSelect;
export type PlayRound = typeof playRounds.$inferSelect;
