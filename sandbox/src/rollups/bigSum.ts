import { type SQLWrapper, sql } from "drizzle-orm";

/** A sum of amounts; 0 over no rows. */
export const bigSum = (amount: SQLWrapper) => sql`coalesce(sum(${amount}), 0)`.mapWith((value) => BigInt(value));
