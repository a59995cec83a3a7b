import { type SQL, sql } from "drizzle-orm";
import { siteSettings } from "./settings.tables.ts";

/**
 * The platform's time by the database: the clock of its server, shifted by what `/sandbox/clock` stored. All processes
 * agree on it, however wrong their own clocks are, and a transaction that reads it after a lock reads a later time.
 */
export const databaseInstant: SQL = sql`(select clock_timestamp() + coalesce((
  select (${siteSettings.value} #>> '{}')::float8 from ${siteSettings} where ${siteSettings.name} = 'clock'
), 0) * interval '1 millisecond')`;

/** `databaseInstant` as a column of a select. */
export const databaseTime = sql`extract(epoch from ${databaseInstant}) * 1000`.mapWith(
  (milliseconds: string | number) => new Date(Math.floor(Number(milliseconds))),
);
