import { LRUCache } from "lru-cache";

/**
 * A cache of at most `most` entries, for a limit that is seldom reached. With its option `max`, lru-cache allocates
 * 1 MB for 50,000 entries before it has any; with `maxSize` its memory grows with the entries.
 */
export function growingCache<Value extends {}>(most: number): LRUCache<string, Value> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1 });
}
