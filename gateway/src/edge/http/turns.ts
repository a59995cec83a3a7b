/** Limits of work that takes turns. */
export interface TurnLimits {
  /** Pieces of work that are under way at the same time. */
  atOnce: number;
  /** Pieces of one sender that may wait. */
  waiting: number;
}

/** After this many pieces of newcomers one of another sender begins. */
const mostNewInRow = 4;
/** A newcomer is a sender without a piece that began in this time. */
const newcomerMs = 1_000;

type Queue = (() => Promise<void>)[];

/**
 * Runs expensive work of many senders piece by piece: one piece in each turn of the event loop, so that other requests
 * are answered in between. The senders take turns, so that no sender waits for all the work of another. Newcomers come
 * first, so that they don't wait for one piece of each busy sender.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #now: () => number;
  readonly #newcomers = new Map<string, Queue>();
  readonly #others = new Map<string, Queue>();
  /** Senders with a piece that began after `#begunSince`. */
  #begun = new Set<string>();
  #begunSince = 0;
  #newInRow = 0;
  #running = 0;
  #isScheduled = false;

  constructor(limits: TurnLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Whether the limit of waiting work of this sender is reached, so that more must be refused. */
  isFull(sender: string): boolean {
    return (this.#queueOf(sender)?.length ?? 0) >= this.#limits.waiting;
  }

  /** Does a piece of work when its turn has come. */
  run<T>(sender: string, work: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const begin = async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      };
      const queue = this.#queueOf(sender);
      if (queue !== undefined) queue.push(begin);
      else (this.#isNewcomer(sender) ? this.#newcomers : this.#others).set(sender, [begin]);
      this.#schedule();
    });
  }

  #queueOf(sender: string): Queue | undefined {
    return this.#newcomers.get(sender) ?? this.#others.get(sender);
  }

  #isNewcomer(sender: string): boolean {
    const now = this.#now();
    if (now - this.#begunSince >= newcomerMs) {
      this.#begun = new Set();
      this.#begunSince = now;
    }
    return !this.#begun.has(sender);
  }

  #schedule(): void {
    const isEmpty = this.#newcomers.size === 0 && this.#others.size === 0;
    if (this.#isScheduled || isEmpty || this.#running >= this.#limits.atOnce) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#begin();
      this.#schedule();
    });
  }

  #begin(): void {
    const isNew = this.#newcomers.size > 0 && (this.#newInRow < mostNewInRow || this.#others.size === 0);
    this.#newInRow = isNew ? this.#newInRow + 1 : 0;
    const row = isNew ? this.#newcomers : this.#others;
    const [first] = row;
    if (first === undefined) return;
    const [sender, queue] = first;
    const begin = queue.shift();
    row.delete(sender);
    this.#begun.add(sender);
    // The sender goes to the end of the other row.
    if (queue.length > 0) this.#others.set(sender, queue);
    this.#running += 1;
    void begin?.().then(() => {
      this.#running -= 1;
      this.#schedule();
    });
  }
}
