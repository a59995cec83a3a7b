import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Translated } from "../http/languages.ts";

/** A promotion of the brand. */
export const promotions = pgTable(
  "promotions",
  {
    id: integer("id").primaryKey(),
    category: text("category").notNull(),
    titles: jsonb("titles").$type<Translated>().notNull(),
    summaries: jsonb("summaries").$type<Translated>().notNull(),
    /** HTML. */
    rules: jsonb("rules").$type<Translated>().notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
    startsAt: timestamp("starts_at", { withTimezone: true }),
    endsAt: timestamp("ends_at", { withTimezone: true }),
  },
  (table) => [index("promotions_latest").on(table.category, table.publishedAt)],
);

export type Promotion = typeof promotions.$inferSelect;
