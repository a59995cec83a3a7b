import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { NewEvent } from "./topics.ts";

/** The events of the last minutes. A transaction records its events without a number; they get it after its commit. */
export const events = pgTable(
  "events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Its place in the order in which all processes read; the function `number_events` sets it. */
    number: bigint("number", { mode: "number" }),
    topic: text("topic").$type<NewEvent["topic"]>().notNull(),
    customerId: text("customer_id"),
    data: jsonb("data").$type<Record<string, unknown>>(),
    /** By the database's clock. */
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("events_number").on(table.number),
    index("events_without_number").on(table.id).where(sql`${table.number} is null`),
  ],
);
