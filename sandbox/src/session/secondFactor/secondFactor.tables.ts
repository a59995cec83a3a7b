import { loginMethods } from "@atrium/schema/values";
import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { ofMember } from "../../member/member.tables.ts";

/** Codes that replace the authenticator app, each for one use. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    /** SHA-256; the member has the code itself. */
    codeHash: text("code_hash").notNull().unique(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [index("recovery_codes_member").on(table.memberId)],
);

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
