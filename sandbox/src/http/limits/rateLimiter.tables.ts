import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/** What is left of the limits of calls, for all processes. The table is unlogged: a crash of the database empties it. */
export const rateLimits = pgTable("rate_limits", {
  /** The kind of call and its subject: `play:8f0c…`. */
  key: text("key").primaryKey(),
  /** Times at which blocks of calls were taken, in epoch ms of the platform's time. */
  taken: bigint("taken", { mode: "number" }).array().notNull(),
  /** After this time, in epoch ms, the row has no effect and can be deleted. */
  staleAt: bigint("stale_at", { mode: "number" }).notNull(),
});
