import { createHash } from "node:crypto";

/**
 * The items in the order in which this seed prefers them: random between seeds, the same for one seed, and leaving one
 * out doesn't move the others (rendezvous hashing).
 */
export function preferenceOf(seed: string, items: readonly string[]): string[] {
  return items
    .map((item) => ({ item, score: createHash("sha256").update(`${seed}\n${item}`).digest("hex") }))
    .sort((a, b) => (a.score < b.score ? 1 : -1))
    .map(({ item }) => item);
}
