import type { games, vendors } from "./games.tables.ts";

export type GameRow = typeof games.$inferSelect;
export type Vendor = typeof vendors.$inferSelect;

/** A game of the catalogue with its vendor. */
export interface Game extends GameRow {
  vendor: Vendor;
}
