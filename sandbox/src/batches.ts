interface Waiting<Item, Result> {
  item: Item;
  end: (result: Result | undefined) => void;
}

interface Options<Item, Result> {
  /** Works on a batch, and returns the results of the items that it could take along. */
  work: (items: readonly Item[]) => Promise<ReadonlyMap<Item, Result>>;
  /** Items with equal keys are in different batches. */
  keyOf: (item: Item) => string;
  /** Most items in a batch. */
  mostItems: number;
  /** When this number of items waits, the next batch starts beside the one under way. */
  enough: number;
  /** Most batches at one time. */
  atOnce: number;
  /** After this number of milliseconds a batch is late, and `atOnce` no longer counts it. */
  lateMs: number;
  /** When more batches than this are late, no further one starts. */
  mostLate: number;
  /** Most items that wait. */
  mostWaiting: number;
  failed: (error: unknown) => void;
}

/**
 * Works on items in batches, so that many callers at once cost little more than one. An item starts a batch at once when no
 * batch is under way. Otherwise it waits for the next batch.
 */
export class Batches<Item, Result> {
  readonly #options: Options<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  /** Batches under way that are not late. */
  #running = 0;
  #late = 0;

  constructor(options: Options<Item, Result>) {
    this.#options = options;
  }

  /** Returns the result of an item, or undefined when the caller must work on it alone, such as after its batch failed. */
  add(item: Item): Promise<Result | undefined> {
    if (this.#waiting.length >= this.#options.mostWaiting) return Promise.resolve(undefined);
    const { promise, resolve: end } = Promise.withResolvers<Result | undefined>();
    this.#waiting.push({ item, end });
    this.#next();
    return promise;
  }

  #next(): void {
    const { enough, atOnce, mostLate } = this.#options;
    if (this.#late > mostLate) for (const { end } of this.#waiting.splice(0)) end(undefined);
    const waiting = this.#waiting.length;
    if (waiting === 0 || this.#running === atOnce || (this.#running > 0 && waiting < enough)) return;
    void this.#run(this.#take());
  }

  /** Takes the items that wait longest. No two of them have equal keys. */
  #take(): Waiting<Item, Result>[] {
    const { keyOf, mostItems } = this.#options;
    const batch = new Map<string, Waiting<Item, Result>>();
    const later: Waiting<Item, Result>[] = [];
    for (const one of this.#waiting) {
      const key = keyOf(one.item);
      if (batch.size === mostItems || batch.has(key)) later.push(one);
      else batch.set(key, one);
    }
    this.#waiting = later;
    return [...batch.values()];
  }

  async #run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const { work, failed, lateMs } = this.#options;
    let isLate = false;
    this.#running += 1;
    const timer = setTimeout(() => {
      isLate = true;
      this.#running -= 1;
      this.#late += 1;
      this.#next();
    }, lateMs);
    const results = await work(batch.map(({ item }) => item)).catch((error: unknown) => {
      failed(error);
      return new Map<Item, Result>();
    });
    clearTimeout(timer);
    if (isLate) this.#late -= 1;
    else this.#running -= 1;
    this.#next();
    for (const { item, end } of batch) end(results.get(item));
  }
}
