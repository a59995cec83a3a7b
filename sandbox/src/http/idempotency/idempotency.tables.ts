import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Answers by idempotency key; `status` is null while the first request is under way. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Member, path and the caller's key. */
    key: text("key").primaryKey(),
    bodyHash: text("body_hash").notNull(),
    /** The process that runs the request; its claim ends with it. */
    processNumber: integer("process_number"),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
    status: integer("status"),
    answer: text("answer"),
  },
  (table) => [index("idempotency_keys_started").on(table.startedAt)],
);
