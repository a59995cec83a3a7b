import { createHash } from "node:crypto";

/**
 * Sorts the items by this seed's preference (rendezvous hashing): different seeds get different orders, one seed always
 * gets the same, and removing an item does not move the others.
 */
export function preferenceOf(seed: string, items: readonly string[]): string[] {
  return items
    .map((item) => ({ item, score: createHash("sha256").update(`${seed}\n${item}`).digest("hex") }))
    .sort((a, b) => (a.score < b.score ? 1 : -1))
    .map(({ item }) => item);
}
