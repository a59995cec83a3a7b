import { index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { members } from "../member/member.tables.ts";

/** A conversation with customer service: one permanent room per member, one room per visit for guests. */
export const chatRooms = pgTable("chat_rooms", {
  id: uuid("id").primaryKey(),
  memberId: integer("member_id")
    .unique()
    .references(() => members.id),
  /** `CHAT` on the site, `LIVE` and `VIP` on pages of their own. */
  desk: text("desk").notNull(),
  language: text("language").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** The last line of customer service that the visitor has seen. */
  readUpTo: integer("read_up_to").notNull().default(0),
  /** Since then a person answers, and the automatic agent is silent. */
  handedOverAt: timestamp("handed_over_at", { withTimezone: true }),
});

/** The column of a row that is deleted with its room. */
const ofRoom = () =>
  uuid("room_id")
    .notNull()
    .references(() => chatRooms.id, { onDelete: "cascade" });

/** Lines of the conversations. */
export const chatLines = pgTable(
  "chat_lines",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    roomId: ofRoom(),
    /** Key that the page chooses, so that a line that is sent again is stored once. */
    key: uuid("key"),
    author: text("author").$type<"VISITOR" | "AGENT">().notNull(),
    content: text("content").notNull(),
    /** The visitor's line that this automatic answer belongs to: each line gets one answer. */
    answers: integer("answers").unique(),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("chat_lines_room").on(table.roomId, table.id),
    unique("chat_lines_key").on(table.roomId, table.key),
  ],
);

/** Single-use tickets that open a room. */
export const chatTickets = pgTable("chat_tickets", {
  tokenHash: text("token_hash").primaryKey(),
  roomId: ofRoom(),
  memberSessionId: uuid("member_session_id").notNull(),
  language: text("language").notNull(),
  title: text("title").notNull(),
  headerColor: text("header_color").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

/** Pages that have a room open, by the secret of each page. */
export const chatSeats = pgTable("chat_seats", {
  secretHash: text("secret_hash").primaryKey(),
  roomId: ofRoom(),
  /** The login behind the page; the seat ends with it. Null for guests. */
  memberSessionId: uuid("member_session_id"),
  language: text("language").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});
