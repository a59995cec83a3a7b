import { LRUCache } from "lru-cache";
import { moment } from "./moment.ts";

interface Entry<T> {
  value: Promise<T>;
  /** Time of the last request. */
  askedAt: number;
  /** Time of the request that returned the value. */
  valueAskedAt: number;
  freshUntil: number;
  /** Until this time the old value is answered while a new one is fetched. */
  usableUntil: number;
  /** Until this time the old value is answered while the platform fails. */
  keptUntil: number;
  refresh: Promise<T> | undefined;
}

export interface SharedCacheOptions {
  /** Seconds for which a value is fresh. */
  maxAge: number;
  /** Most keys. The least recently used one is dropped. */
  max?: number;
  now?: () => number;
}

const usableSeconds = 60;
const keptSeconds = 600;

/**
 * Caches values that are the same for everybody. Equal reads in flight are merged. A fresh value is answered from the
 * cache; an older one too, while a new one is fetched; an even older one only while the platform fails. Never use it
 * for values that depend on the caller.
 */
export class SharedCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #maxAge: number;
  readonly #now: () => number;

  constructor({ maxAge, max = 300, now = moment }: SharedCacheOptions) {
    this.#entries = new LRUCache({ max });
    this.#maxAge = maxAge;
    this.#now = now;
  }

  get(key: string, fetch: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(key);
    const now = this.#now();
    if (entry === undefined || entry.keptUntil <= now) return this.#begin(key, fetch);
    if (entry.freshUntil > now) return entry.value;
    const refresh = this.#refresh(entry, fetch).catch(() => entry.value);
    return entry.usableUntil > now ? entry.value : refresh;
  }

  /**
   * The value as of that moment or later. All callers with the same signal share one request. While the platform fails,
   * an older value is returned only if it is at most `toleratedMs` old.
   */
  async since(from: number, key: string, fetch: () => Promise<T>, toleratedMs = 0): Promise<T> {
    const entry = this.#entries.get(key);
    if (entry === undefined) return this.#begin(key, fetch);
    const isAsked = entry.askedAt >= from;
    if (!isAsked) entry.refresh = undefined;
    const known = isAsked ? (entry.refresh ?? entry.value) : this.#refresh(entry, fetch);
    return known.catch((error: unknown) => {
      if (this.#now() - entry.valueAskedAt > toleratedMs) throw error;
      return entry.value;
    });
  }

  #begin(key: string, fetch: () => Promise<T>): Promise<T> {
    const askedAt = this.#now();
    const value = fetch();
    const entry: Entry<T> = {
      value,
      askedAt,
      valueAskedAt: askedAt,
      freshUntil: Number.POSITIVE_INFINITY,
      usableUntil: 0,
      keptUntil: Number.POSITIVE_INFINITY,
      refresh: undefined,
    };
    this.#entries.set(key, entry);
    value.then(
      () => entry.value === value && this.#store(entry, value, askedAt),
      () => entry.value === value && this.#entries.get(key) === entry && this.#entries.delete(key),
    );
    return value;
  }

  /** Requests the value again. A failure leaves the old value in the entry. */
  #refresh(entry: Entry<T>, fetch: () => Promise<T>): Promise<T> {
    if (entry.refresh !== undefined) return entry.refresh;
    const askedAt = this.#now();
    entry.askedAt = askedAt;
    const refresh = fetch().then(
      (value) => {
        // A request that was sent later has the newer value.
        if (entry.refresh === refresh) {
          entry.refresh = undefined;
          this.#store(entry, Promise.resolve(value), askedAt);
        }
        return value;
      },
      (error: unknown) => {
        if (entry.refresh === refresh) {
          entry.refresh = undefined;
          entry.askedAt = entry.valueAskedAt;
        }
        throw error;
      },
    );
    entry.refresh = refresh;
    return refresh;
  }

  #store(entry: Entry<T>, value: Promise<T>, askedAt: number): void {
    entry.valueAskedAt = askedAt;
    const freshUntil = this.#now() + this.#maxAge * 1000;
    entry.value = value;
    entry.freshUntil = freshUntil;
    entry.usableUntil = freshUntil + usableSeconds * 1000;
    entry.keptUntil = freshUntil + keptSeconds * 1000;
  }
}
