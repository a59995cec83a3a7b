import { LRUCache } from "lru-cache";
import type { Footprint } from "../../../upstream/footprint.ts";
import { BodyCache, mostBodies } from "./bodyCache.ts";

/** The values of an answer's public part, and its whole body if nothing else is in it. */
export class SharedAnswer {
  readonly values: ReadonlyMap<string, Buffer>;
  /** Seconds for which browsers and CDNs may keep the answer. */
  readonly maxAge: number;
  /** When it was asked for. */
  readonly askedAt: number;
  readonly footprint: Footprint;
  readonly bodies = new BodyCache();

  constructor({ values, maxAge, askedAt, footprint }: Omit<SharedAnswer, "bodies">) {
    this.values = values;
    this.maxAge = maxAge;
    this.askedAt = askedAt;
    this.footprint = footprint;
  }
}

const keptBytes = 48 * 1024 * 1024;
const keptOthersBytes = 16 * 1024 * 1024;
/** Memory of an entry besides its JSON. A small buffer also keeps the rest of the block that Node cuts it from. */
const entryBytes = 4 * 1024;

/**
 * Keeps shared answers. Strangers decide how many answers there are to free text and to documents of their own, so
 * these have a cache of their own and displace only each other.
 */
export class SharedAnswers {
  readonly #common = cacheOf(keptBytes);
  readonly #others = cacheOf(keptOthersBytes);

  get(key: string): SharedAnswer | undefined {
    return this.#common.get(key) ?? this.#others.get(key);
  }

  set(key: string, answer: SharedAnswer, { isCommon, seconds }: { isCommon: boolean; seconds: number }): void {
    (isCommon ? this.#common : this.#others).set(key, answer, { ttl: seconds * 1_000 });
  }
}

const cacheOf = (maxSize: number) =>
  new LRUCache<string, SharedAnswer>({
    maxSize,
    // The values, and as much again for each whole body, as bytes and as text.
    sizeCalculation: ({ values }, key) =>
      [...values.values()].reduce((sum, json) => sum + (1 + 2 * mostBodies) * json.length, key.length + entryBytes),
  });
