import { type SQL, sql } from "drizzle-orm";
import { siteSettings } from "./settings.tables.ts";

const stored = (name: "clock" | "clockSetBack"): SQL => sql`coalesce((
  select (${siteSettings.value} #>> '{}')::float8 from ${siteSettings} where ${siteSettings.name} = ${name}
), 0)`;

/**
 * The platform's time by the database: the clock of its server, shifted by what `/sandbox/clock` stored. All processes
 * agree on it, however wrong their own clocks are, and a transaction that reads it after a lock reads a later time.
 */
export const databaseInstant: SQL = sql`(select clock_timestamp() + ${stored("clock")} * interval '1 millisecond')`;

/** `databaseInstant` as a column of a select. */
export const databaseTime = sql`extract(epoch from ${databaseInstant}) * 1000`.mapWith(
  (milliseconds: string | number) => new Date(Math.floor(Number(milliseconds))),
);

/** Milliseconds by which the platform's clock was ever set back, in all. */
export const clockSetBack = sql`${stored("clockSetBack")}`.mapWith(Number);
