import { type PGliteInterface, types } from "@electric-sql/pglite";

/** Types whose arrays statements return, each with the type of its arrays. */
const ARRAYS: ReadonlyMap<number, number> = new Map([
  [types.BOOL, 1000],
  [types.INT4, 1007],
  [types.TEXT, 1009],
  [types.INT8, 1016],
  [types.UUID, 2951],
]);
const kept = new Set([...ARRAYS].flat());

/**
 * Removes parsers that no statement needs. PGlite has one for the arrays of each type and of each table, more than 500, and
 * copies all of them for each statement: that takes as long as a short statement. It knows the other types without them.
 */
export function keepFewParsers(client: PGliteInterface): void {
  client.parsers = Object.fromEntries(Object.entries(client.parsers).filter(([type]) => kept.has(Number(type))));
}
