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
  /** A batch that takes longer than this number of milliseconds is late: the next one no longer waits for its end. */
  lateMs: number;
  /** Batches at one time, late ones included. */
  atOnce: number;
  /** Items that wait. */
  mostWaiting: number;
  failed: (error: unknown) => void;
}

/**
 * Works on one batch of items after the other, so that many callers at once cost little more than one. Items that come in the
 * meantime are the next batch; one that comes while nothing is worked on waits for nothing.
 */
export class Batches<Item, Result> {
  readonly #options: Options<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
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
    if (this.#running > this.#late || this.#waiting.length === 0) return;
    if (this.#running < this.#options.atOnce) void this.#run(this.#take());
    else for (const { end } of this.#waiting.splice(0)) end(undefined);
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
    const timer = setTimeout(() => {
      isLate = true;
      this.#late += 1;
      this.#next();
    }, lateMs);
    this.#running += 1;
    const results = await work(batch.map(({ item }) => item)).catch((error: unknown) => {
      failed(error);
      return new Map<Item, Result>();
    });
    clearTimeout(timer);
    this.#running -= 1;
    if (isLate) this.#late -= 1;
    this.#next();
    for (const { item, end } of batch) end(results.get(item));
  }
}
