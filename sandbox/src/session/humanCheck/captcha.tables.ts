import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Captchas that wait for their answer. */
export const captchas = pgTable(
  "captchas",
  {
    id: text("id").primaryKey(),
    text: text("text").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("captchas_expires_at").on(table.expiresAt)],
);
