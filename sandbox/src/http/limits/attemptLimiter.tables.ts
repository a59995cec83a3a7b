import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Recent attempts per key and the wait that follows. Kept in the database, so that a restart does not reset them. */
export const attemptCounts = pgTable(
  "brakes",
  {
    /** The kind of attempt and its subject: `login-address:198.51.100.7`. */
    key: text("key").primaryKey(),
    tries: integer("tries").notNull(),
    windowEndsAt: timestamp("window_ends_at", { withTimezone: true }).notNull(),
    /** Number of waits in a row; each one doubles the wait. */
    waits: integer("waits").notNull(),
    waitsUntil: timestamp("waits_until", { withTimezone: true }),
  },
  (table) => [index("brakes_window").on(table.windowEndsAt)],
);
