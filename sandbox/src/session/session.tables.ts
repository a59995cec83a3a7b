import { loginMethods } from "@atrium/schema/values";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { ofMember } from "../member/member.tables.ts";

/** A login session, open or ended. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    memberId: ofMember(),
    /** SHA-256; only the caller has the token itself. */
    tokenHash: text("token_hash").notNull().unique(),
    remember: boolean("remember").notNull(),
    /** The session began with a weak or too old password that has not been changed since. */
    passwordDue: boolean("password_due").notNull().default(false),
    device: text("device"),
    ip: text("ip"),
    country: text("country"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull(),
    /** Set when the session was ended, with a reason for the caller. */
    endedAt: timestamp("ended_at", { withTimezone: true }),
    endReason: text("end_reason"),
  },
  (table) => [
    index("sessions_member").on(table.memberId, table.createdAt),
    index("sessions_open").on(table.id).where(sql`${table.endedAt} is null`),
  ],
);

/** Single-use tokens that log an account in. */
export const loginTokens = pgTable("login_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  memberId: ofMember(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

/** Logins that wait for their second factor. */
export const unfinishedLogins = pgTable(
  "unfinished_logins",
  {
    /** SHA-256; only the caller has the token itself. */
    tokenHash: text("token_hash").primaryKey(),
    memberId: ofMember(),
    method: text("method", { enum: loginMethods }).notNull(),
    remember: boolean("remember").notNull(),
    passwordExpired: boolean("password_expired").notNull(),
    weakPassword: boolean("weak_password").notNull(),
    tries: integer("tries").notNull().default(0),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("unfinished_logins_member").on(table.memberId)],
);
