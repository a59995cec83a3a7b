import { LRUCache } from "lru-cache";
import { moment } from "../deadlines/moment.ts";

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
  /** Seconds for which an older value is answered while a new one is fetched; 60 by default. */
  usableFor?: number | undefined;
  /** Most keys. The least recently used one is dropped. */
  max?: number;
  /** Whether an error says that the value does not exist. Such an error is kept for a short time. */
  isAbsence?: (error: unknown) => boolean;
  now?: () => number;
}

const usableAtMost = 60;
const keptSeconds = 600;
const absentSeconds = 10;
/** Absent keys have a place of their own, so that made-up keys displace no value. */
const mostAbsent = 1_000;

/**
 * Caches values that are the same for everybody. Equal reads in flight are merged. A fresh value is answered from the
 * cache; an older one too, while a new one is fetched; an even older one only while the platform fails. That a value does
 * not exist is answered from the cache for ten seconds. Never use it for values that depend on the caller.
 */
export class SharedCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>;
  /** Reads of keys without a value yet. They displace nothing before they succeed. */
  readonly #firstReads = new Map<string, Entry<T>>();
  readonly #absences = new LRUCache<string, { error: unknown; until: number }>({ max: mostAbsent });
  readonly #isAbsence: (error: unknown) => boolean;
  readonly #maxAge: number;
  readonly #usableFor: number;
  readonly #now: () => number;

  constructor({
    maxAge,
    usableFor = usableAtMost,
    max = 300,
    isAbsence = () => false,
    now = moment,
  }: SharedCacheOptions) {
    this.#isAbsence = isAbsence;
    this.#entries = new LRUCache({ max });
    this.#maxAge = maxAge;
    this.#usableFor = usableFor;
    this.#now = now;
  }

  /** How `get` would answer: from a kept value, from a read that is under way, or by a read of its own. */
  stateOf(key: string): "kept" | "underWay" | "absent" {
    if (this.#firstReads.has(key)) return "underWay";
    return (this.#entries.peek(key)?.usableUntil ?? 0) > this.#now() ? "kept" : "absent";
  }

  /** The value. One that was asked for before `notBefore` is returned only while the platform fails, which `user` notes. */
  get(key: string, fetch: () => Promise<T>, notBefore = 0, user?: { useStale(ageMs: number): void }): Promise<T> {
    const entry = this.#entries.get(key) ?? this.#firstReads.get(key);
    const now = this.#now();
    if (entry === undefined || entry.keptUntil <= now) return this.#begin(key, fetch);
    const isOutdated = entry.valueAskedAt < notBefore;
    if (entry.freshUntil > now && !isOutdated) return entry.value;
    if (entry.askedAt < notBefore) entry.refresh = undefined;
    const refresh = this.#refresh(entry, fetch);
    if (entry.usableUntil > now && !isOutdated) {
      refresh.catch(() => undefined);
      return entry.value;
    }
    return refresh.catch(() => {
      user?.useStale(this.#now() - entry.valueAskedAt);
      return entry.value;
    });
  }

  /**
   * The value as of that moment or later. All callers with the same signal share one request. While the platform fails,
   * an older value is returned only if it is at most `toleratedMs` old.
   */
  async since(from: number, key: string, fetch: () => Promise<T>, toleratedMs = 0): Promise<T> {
    const entry = this.#entries.get(key) ?? this.#firstReads.get(key);
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
    const absence = this.#absences.get(key);
    if (absence !== undefined && absence.until > askedAt) return Promise.reject(absence.error);
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
    this.#entries.delete(key);
    this.#firstReads.set(key, entry);
    value.then(
      () => {
        if (entry.value === value) this.#store(entry, value, askedAt);
        this.#keep(key, entry);
      },
      (error: unknown) => {
        // A later read may have succeeded meanwhile.
        if (entry.value !== value) this.#keep(key, entry);
        else if (this.#firstReads.get(key) === entry) this.#firstReads.delete(key);
        if (this.#isAbsence(error)) this.#absences.set(key, { error, until: this.#now() + absentSeconds * 1000 });
      },
    );
    return value;
  }

  #keep(key: string, entry: Entry<T>): void {
    if (this.#firstReads.get(key) !== entry) return;
    this.#firstReads.delete(key);
    this.#entries.set(key, entry);
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
    entry.usableUntil = freshUntil + this.#usableFor * 1000;
    entry.keptUntil = freshUntil + keptSeconds * 1000;
  }
}
