/** Limits of work that takes turns. */
export interface TurnLimits {
  /** Pieces of work that are under way at the same time. */
  atOnce: number;
  /** Pieces of one sender that may wait. */
  waiting: number;
}

/**
 * Runs expensive work of many senders piece by piece: one piece in each turn of the event loop, so that other requests
 * are answered in between. The senders take turns, so that no sender waits for all the work of another.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #waiting = new Map<string, (() => Promise<void>)[]>();
  #running = 0;
  #isScheduled = false;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Whether the limit of waiting work of this sender is reached, so that more must be refused. */
  isFull(sender: string): boolean {
    return (this.#waiting.get(sender)?.length ?? 0) >= this.#limits.waiting;
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
      const queue = this.#waiting.get(sender);
      if (queue === undefined) this.#waiting.set(sender, [begin]);
      else queue.push(begin);
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.size === 0 || this.#running >= this.#limits.atOnce) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#begin();
      this.#schedule();
    });
  }

  #begin(): void {
    const [first] = this.#waiting;
    if (first === undefined) return;
    const [sender, queue] = first;
    const begin = queue.shift();
    // The sender goes to the end of the row.
    this.#waiting.delete(sender);
    if (queue.length > 0) this.#waiting.set(sender, queue);
    this.#running += 1;
    void begin?.().then(() => {
      this.#running -= 1;
      this.#schedule();
    });
  }
}
