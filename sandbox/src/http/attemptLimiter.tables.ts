import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** How often somebody tried something lately, and how long they have to wait. In the database: a restart forgives nothing. */
export const attemptCounts = pgTable(
  "brakes",
  {
    /** What is tried, and by whom or on whom: `login-address:198.51.100.7`. */
    key: text("key").primaryKey(),
    tries: integer("tries").notNull(),
    windowEndsAt: timestamp("window_ends_at", { withTimezone: true }).notNull(),
    /** How often the limit was reached in a row: each time the wait doubles. */
    waits: integer("waits").notNull(),
    waitsUntil: timestamp("waits_until", { withTimezone: true }),
  },
  (table) => [index("brakes_window").on(table.windowEndsAt)],
);
