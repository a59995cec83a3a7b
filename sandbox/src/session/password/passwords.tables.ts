import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { ofMember } from "../../member/member.tables.ts";

/** Former passwords; they cannot be used again. */
export const formerPasswords = pgTable(
  "former_passwords",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    hash: text("hash").notNull(),
  },
  (table) => [index("former_passwords_member").on(table.memberId)],
);

/** Single-use links for a new password. */
export const passwordLinks = pgTable(
  "password_links",
  {
    /** SHA-256; only the e-mail has the token itself. */
    tokenHash: text("token_hash").primaryKey(),
    memberId: ofMember(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("password_links_member").on(table.memberId)],
);
