import { type PGliteInterface, types } from "@electric-sql/pglite";

/** Statements return arrays of these types. The second number of each is the type of the array. */
const ARRAYS = [
  [types.BOOL, 1000],
  [types.INT4, 1007],
  [types.TEXT, 1009],
  [types.INT8, 1016],
  [types.UUID, 2951],
];
const kept = new Set(ARRAYS.flat());

/**
 * Removes the parsers that no statement needs. PGlite makes a parser for the arrays of each type and of each table: more than
 * 500. It copies all of them for each statement, which takes as long as a short statement. PGlite reads values that are no
 * arrays without these parsers.
 */
export function keepFewParsers(client: PGliteInterface): void {
  client.parsers = Object.fromEntries(Object.entries(client.parsers).filter(([type]) => kept.has(Number(type))));
}
