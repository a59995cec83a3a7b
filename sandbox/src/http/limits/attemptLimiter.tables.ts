import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Attempts per key in its latest window. Kept in the database, so that a restart does not reset them. */
export const attemptCounts = pgTable(
  "brakes",
  {
    /** The kind of attempt and its subject: `password:demo:network:198.51.100.7`. */
    key: text("key").primaryKey(),
    tries: integer("tries").notNull(),
    windowEndsAt: timestamp("window_ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("brakes_window").on(table.windowEndsAt)],
);
