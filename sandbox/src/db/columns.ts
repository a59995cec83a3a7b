import { bigint, timestamp } from "drizzle-orm/pg-core";

/** A moment. It has milliseconds, as JavaScript's `Date` does: a value is the same after it was stored and read. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** An amount of money in minor units. */
export const money = (name: string) => bigint(name, { mode: "bigint" }).notNull();
