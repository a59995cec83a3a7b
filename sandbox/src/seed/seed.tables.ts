import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** One row: that, and with what, the database was filled. */
export const seedRuns = pgTable("seed_runs", {
  seed: text("seed").primaryKey(),
  at: timestamp("at", { withTimezone: true }).notNull(),
});
