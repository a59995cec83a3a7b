import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** One row once the database is filled: the seed and the time. */
export const seedRuns = pgTable("seed_runs", {
  seed: text("seed").primaryKey(),
  at: timestamp("at", { withTimezone: true }).notNull(),
});
