import { index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { members } from "../member/member.tables.ts";

/** A conversation with customer service: each member has one that stays, guests have one a visit. */
export const chatRooms = pgTable("chat_rooms", {
  id: uuid("id").primaryKey(),
  memberId: integer("member_id")
    .unique()
    .references(() => members.id),
  /** `CHAT` on the site, `LIVE` and `VIP` in a window of their own. */
  desk: text("desk").notNull(),
  language: text("language").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** The last line of customer service that was on the visitor's screen. */
  readUpTo: integer("read_up_to").notNull().default(0),
  /** Since then a person answers, and the automatic agent keeps still. */
  handedOverAt: timestamp("handed_over_at", { withTimezone: true }),
});

/** What was said. */
export const chatLines = pgTable(
  "chat_lines",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    roomId: uuid("room_id")
      .notNull()
      .references(() => chatRooms.id, { onDelete: "cascade" }),
    /** The page's own, so that a line that is sent again is not said twice. */
    key: uuid("key"),
    author: text("author").$type<"VISITOR" | "AGENT">().notNull(),
    content: text("content").notNull(),
    /** The visitor's line that this is the automatic agent's answer to: each gets one. */
    answers: integer("answers").unique(),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("chat_lines_room").on(table.roomId, table.id),
    unique("chat_lines_key").on(table.roomId, table.key),
  ],
);

/** Addresses that open a room, once. */
export const chatTickets = pgTable("chat_tickets", {
  tokenHash: text("token_hash").primaryKey(),
  roomId: uuid("room_id")
    .notNull()
    .references(() => chatRooms.id, { onDelete: "cascade" }),
  memberSessionId: uuid("member_session_id").notNull(),
  language: text("language").notNull(),
  title: text("title").notNull(),
  headerColor: text("header_color").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

/** Pages that have a room open, by the secret that each of them keeps. */
export const chatSeats = pgTable("chat_seats", {
  secretHash: text("secret_hash").primaryKey(),
  roomId: uuid("room_id")
    .notNull()
    .references(() => chatRooms.id, { onDelete: "cascade" }),
  /** The login that opened it; the seat ends with it. Guests have none. */
  memberSessionId: uuid("member_session_id"),
  language: text("language").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});
