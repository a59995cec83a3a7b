import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Tokens that were used once and are refused from then on. */
export const usedIdTokens = pgTable("used_id_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});
