interface Waiting<Item, Result> {
  item: Item;
  end: (result: Result | undefined) => void;
}

interface Options<Item, Result> {
  /** Works on a batch, and returns the results of the items that it could take along. */
  work: (items: readonly Item[]) => Promise<ReadonlyMap<Item, Result>>;
  /** Items with equal keys are in different batches. */
  keyOf: (item: Item) => string;
  /** Items in a batch. */
  mostItems: number;
  /** So many items do not wait for the batch that is under way. */
  enough: number;
  /** Batches at one time. */
  atOnce: number;
  /** A batch that takes longer than this number of milliseconds is late: it no longer counts as one of them. */
  lateMs: number;
  /** With more late batches than these, no further one begins. */
  mostLate: number;
  /** Items that wait. */
  mostWaiting: number;
  failed: (error: unknown) => void;
}

/**
 * Works on items in batches, so that many callers at once cost little more than one. Items that come while a batch is under
 * way are the next one; an item that comes while none is waits for nothing.
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

  /** The result of an item; undefined when it must be worked on by itself, also because its batch failed. */
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

  /** The next batch: those that wait longest, of which no two have equal keys. */
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
