import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/** The kinds of work that is settled when it is due. */
export type SettledKind = "round" | "draw" | "order" | "contract" | "rebate" | "referral" | "jackpotFeed";

/**
 * Due work that could not be settled, and when it is tried again. A row is deleted when its work is settled. Times are
 * the database's own, without the shift of `/sandbox/clock`: a clock that is set back must not delay a retry by hours.
 */
export const settlementRetries = pgTable(
  "settlement_retries",
  {
    kind: text("kind").$type<SettledKind>().notNull(),
    /** The key of a round, the code of a lottery, or an id. */
    key: text("key").notNull(),
    attempts: integer("attempts").notNull(),
    reason: text("reason").notNull(),
    firstFailedAt: instant("first_failed_at").notNull().defaultNow(),
    retryAt: instant("retry_at").notNull(),
  },
  (retry) => [primaryKey({ columns: [retry.kind, retry.key] }), index("settlement_retries_due").on(retry.retryAt)],
);

/** Due work that waits after a failure. */
export type SettlementRetry = typeof settlementRetries.$inferSelect;
