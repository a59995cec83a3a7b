/** Most milliseconds between two looks at what is open. */
const longestInterval = 1_000;

/** An open item, linked to its neighbours in the list of all open items. */
export interface Deadline<T> {
  readonly item: T;
  readonly at: number;
  older: Deadline<T> | undefined;
  newer: Deadline<T> | undefined;
}

/**
 * Calls `onLate` for each item that is open for longer than a fixed time. The call is late by at most a quarter of that
 * time. One timer checks all items, because a timer for each item costs more than the rest of a small request's
 * bookkeeping.
 *
 * The list is linked and not a Map. A Map is copied again and again while items come and go, and V8's scavenger takes
 * what a dropped copy refers to for alive, so that it would copy many requests into the old space.
 */
export class Deadlines<T> {
  readonly #milliseconds: number;
  readonly #onLate: (item: T) => void;
  #oldest: Deadline<T> | undefined;
  #newest: Deadline<T> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(milliseconds: number, onLate: (item: T) => void) {
    this.#milliseconds = milliseconds;
    this.#onLate = onLate;
  }

  /** Each deadline must be given to `end`, once. */
  add(item: T): Deadline<T> {
    const added: Deadline<T> = { item, at: Date.now() + this.#milliseconds, older: this.#newest, newer: undefined };
    if (this.#newest === undefined) this.#oldest = added;
    else this.#newest.newer = added;
    this.#newest = added;
    this.#timer ??= setInterval(() => this.#look(), Math.min(longestInterval, this.#milliseconds / 4)).unref();
    return added;
  }

  /** Takes a deadline out of the list. */
  end(deadline: Deadline<T>): void {
    const { older, newer } = deadline;
    // An item that was late is not in the list any more.
    if (older === undefined && this.#oldest !== deadline) return;
    if (older === undefined) this.#oldest = newer;
    else older.newer = newer;
    if (newer === undefined) this.#newest = older;
    else newer.older = older;
    deadline.older = undefined;
    deadline.newer = undefined;
  }

  #look(): void {
    const now = Date.now();
    for (let one = this.#oldest; one !== undefined && one.at <= now; one = this.#oldest) {
      this.end(one);
      this.#onLate(one.item);
    }
    if (this.#oldest !== undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
