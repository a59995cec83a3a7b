import type { OutcomeView } from "@atrium/arcade/gameMessages";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, money } from "../db/columns.ts";
import { freeSpins } from "../freeSpins/freeSpins.tables.ts";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";

/** Launches: addresses that open a game once, within five minutes. */
export const playLaunches = pgTable(
  "play_launches",
  {
    id: uuid("id").primaryKey(),
    /** SHA-256 of the token in the address. */
    tokenHash: text("token_hash").notNull().unique(),
    nodeId: integer("node_id").notNull(),
    /** The member who pays; null for a purse of play money. */
    memberId: integer("member_id"),
    /** The login of the launch: the game ends with it. Null for guests. */
    memberSessionId: uuid("member_session_id"),
    /** The room, for games between players. */
    roomId: text("room_id"),
    language: text("language").notNull(),
    expiresAt: instant("expires_at").notNull(),
    redeemedAt: instant("redeemed_at"),
  },
  (launch) => [
    index("play_launches_expiry").on(launch.expiresAt),
    index("play_launches_room").on(launch.roomId).where(sql`${launch.roomId} is not null`),
  ],
);

/** Game sessions: games that were opened. */
export const playSessions = pgTable(
  "play_sessions",
  {
    id: uuid("id").primaryKey(),
    /** SHA-256 of the secret that the page sends with each request. */
    secretHash: text("secret_hash").notNull().unique(),
    nodeId: integer("node_id").notNull(),
    memberId: integer("member_id"),
    memberSessionId: uuid("member_session_id"),
    /** The room, for games between players. */
    roomId: text("room_id"),
    /** The ledger account of stakes and payouts. */
    accountId: text("account_id")
      .notNull()
      .references(() => ledgerAccounts.id),
    currency: text("currency").notNull(),
    playMoney: boolean("play_money").notNull(),
    language: text("language").notNull(),
    startedAt: instant("started_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    /** The earliest time of the next round. */
    nextRoundAt: instant("next_round_at").notNull(),
    endedAt: instant("ended_at"),
    rounds: integer("rounds").notNull().default(0),
    staked: money("staked").default(sql`0`),
    returned: money("returned").default(sql`0`),
  },
  (session) => [
    index("play_sessions_of_member").on(session.memberId, session.nodeId).where(sql`${session.memberId} is not null`),
    index("play_sessions_room")
      .on(session.roomId)
      .where(sql`${session.roomId} is not null and ${session.endedAt} is null`),
  ],
);

export const roundStatuses = ["OPEN", "SETTLED", "REFUNDED"] as const;

/**
 * Rounds. The postings of a round have the keys `bet:<key>`, `jackpotBet:<key>`, then `win:<key>` or `refund:<key>`. A free
 * spin has none: its win is paid with those of the other spins.
 */
export const playRounds = pgTable(
  "play_rounds",
  {
    /** Made by the page. */
    key: uuid("key").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => playSessions.id),
    nodeId: integer("node_id").notNull(),
    /** Digest of the request: it distinguishes a repeat from another round with the same key. */
    digest: text("digest").notNull(),
    choice: jsonb("choice").notNull(),
    stake: money("stake"),
    /** The amount that was taken: the stake times its shots or chips, with the contribution to a jackpot. */
    bet: money("bet"),
    win: money("win").default(sql`0`),
    status: text("status", { enum: roundStatuses }).notNull(),
    view: jsonb("view").$type<OutcomeView>(),
    /** The row of `bets`; null for rounds of a purse, and for free spins. */
    betId: text("bet_id"),
    /** The free spins that paid for the round; null when money did. */
    freeSpinsId: integer("free_spins_id").references(() => freeSpins.id),
    placedAt: instant("placed_at").notNull(),
    settlesAt: instant("settles_at").notNull(),
    settledAt: instant("settled_at"),
  },
  (round) => [
    index("play_rounds_open").on(round.settlesAt).where(sql`${round.status} = 'OPEN'`),
    check("play_rounds_amounts", sql`${round.stake} > 0 and ${round.bet} >= ${round.stake} and ${round.win} >= 0`),
    check("play_rounds_settled", sql`(${round.status} = 'OPEN') = (${round.settledAt} is null)`),
    check("play_rounds_won", sql`${round.win} = 0 or ${round.status} = 'SETTLED'`),
    check(
      "play_rounds_free",
      sql`${round.freeSpinsId} is null or (${round.betId} is null and ${round.status} = 'SETTLED')`,
    ),
    index("play_rounds_free_spins").on(round.freeSpinsId).where(sql`${round.freeSpinsId} is not null`),
    index("play_rounds_session").on(round.sessionId, round.placedAt),
  ],
);

export type PlaySession = typeof playSessions.$inferSelect;
export type PlayRound = typeof playRounds.$inferSelect;
