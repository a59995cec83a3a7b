import { boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { members } from "../member/member.tables.ts";

/** A login that is open, or was. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    memberId: integer("member_id")
      .notNull()
      .references(() => members.id),
    /** SHA-256 of the token: the token itself is known to the caller alone. */
    tokenHash: text("token_hash").notNull().unique(),
    remember: boolean("remember").notNull(),
    /** It began with a password that is easy to guess or too old, and that has not been changed since. */
    passwordDue: boolean("password_due").notNull().default(false),
    device: text("device"),
    ip: text("ip"),
    country: text("country"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull(),
    /** Set when it was ended, with the reason that the caller is told. */
    endedAt: timestamp("ended_at", { withTimezone: true }),
    endReason: text("end_reason"),
  },
  (table) => [index("sessions_member").on(table.memberId, table.createdAt)],
);

/** Failed logins, by user name: what asks for a captcha and locks. */
export const loginFailures = pgTable(
  "login_failures",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    username: text("username").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [index("login_failures_username").on(table.username, table.at)],
);

/** Links that log somebody in, once. */
export const loginTokens = pgTable("login_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  memberId: integer("member_id")
    .notNull()
    .references(() => members.id),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});
