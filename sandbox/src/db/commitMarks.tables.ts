import { bigint, pgTable, timestamp } from "drizzle-orm/pg-core";

/**
 * The last transaction that each connection of a pool has committed. After a connection is lost during a commit, the
 * mark shows whether the commit happened.
 */
export const commitMarks = pgTable("commit_marks", {
  /** A random number that the connection's owner has chosen. */
  connection: bigint("connection", { mode: "number" }).primaryKey(),
  /** Transactions of a connection are numbered from 1. */
  committed: bigint("committed", { mode: "number" }).notNull(),
  /** Transactions up to this number were given up: a commit that arrives late is refused. */
  refused: bigint("refused", { mode: "number" }).notNull(),
  at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
});
