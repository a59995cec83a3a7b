import { LRUCache } from "lru-cache";

interface Entry<T> {
  value: Promise<T>;
  /** When the platform was asked for it last. */
  askedAt: number;
  freshUntil: number;
  /** Until then the old value is answered while a new one is fetched. */
  usableUntil: number;
  /** Until then the old value is answered when the platform fails. */
  keptUntil: number;
  refresh: Promise<T> | undefined;
}

export interface SharedCacheOptions {
  /** Seconds a value is taken as it is. */
  maxAge: number;
  /** Different keys kept at most; the one unused for longest goes. */
  max?: number;
  now?: () => number;
}

const usableSeconds = 60;
const keptSeconds = 600;

/**
 * What is the same for everybody: equal reads in flight are one, an answer is kept for its age, an older one is answered
 * at once while a new one is fetched, and one older still when the platform fails. Never for anything that depends on
 * who asks.
 */
export class SharedCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #maxAge: number;
  readonly #now: () => number;

  constructor({ maxAge, max = 300, now = Date.now }: SharedCacheOptions) {
    this.#entries = new LRUCache({ max });
    this.#maxAge = maxAge;
    this.#now = now;
  }

  get(key: string, fetch: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(key);
    const now = this.#now();
    if (entry === undefined || entry.keptUntil <= now) return this.#begin(key, fetch);
    if (entry.freshUntil > now) return entry.value;
    const refresh = this.#refresh(entry, fetch);
    return entry.usableUntil > now ? entry.value : refresh;
  }

  /** What the platform says after that moment: for whoever heard that it has changed. All who heard of it share one answer. */
  since(moment: number, key: string, fetch: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(key);
    if (entry === undefined) return this.#begin(key, fetch);
    if (entry.askedAt >= moment) return entry.refresh ?? entry.value;
    entry.refresh = undefined;
    return this.#refresh(entry, fetch);
  }

  #begin(key: string, fetch: () => Promise<T>): Promise<T> {
    const askedAt = this.#now();
    const value = fetch();
    const entry: Entry<T> = {
      value,
      askedAt,
      freshUntil: Number.POSITIVE_INFINITY,
      usableUntil: 0,
      keptUntil: Number.POSITIVE_INFINITY,
      refresh: undefined,
    };
    this.#entries.set(key, entry);
    value.then(
      () => this.#store(entry, value),
      () => this.#entries.get(key) === entry && this.#entries.delete(key),
    );
    return value;
  }

  #refresh(entry: Entry<T>, fetch: () => Promise<T>): Promise<T> {
    if (entry.refresh !== undefined) return entry.refresh;
    entry.askedAt = this.#now();
    const refresh = fetch().then(
      (value) => {
        // One that was asked later knows better.
        if (entry.refresh === refresh) this.#store(entry, Promise.resolve(value));
        return value;
      },
      () => {
        if (entry.refresh === refresh) entry.refresh = undefined;
        return entry.value;
      },
    );
    entry.refresh = refresh;
    return refresh;
  }

  #store(entry: Entry<T>, value: Promise<T>): void {
    const freshUntil = this.#now() + this.#maxAge * 1000;
    entry.value = value;
    entry.refresh = undefined;
    entry.freshUntil = freshUntil;
    entry.usableUntil = freshUntil + usableSeconds * 1000;
    entry.keptUntil = freshUntil + keptSeconds * 1000;
  }
}
