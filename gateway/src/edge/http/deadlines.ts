/** Most milliseconds between two looks at what is open. */
const longestInterval = 1_000;

/**
 * Calls `onLate` for everything that is open for longer than a fixed time, at most a quarter of it too late. One timer
 * looks at all of them, because a timer for each costs more than the rest of a small request's bookkeeping.
 */
export class Deadlines<T extends object> {
  readonly #milliseconds: number;
  readonly #onLate: (item: T) => void;
  /** What is open, the oldest first, with its deadline. */
  readonly #open = new Map<T, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(milliseconds: number, onLate: (item: T) => void) {
    this.#milliseconds = milliseconds;
    this.#onLate = onLate;
  }

  add(item: T): void {
    this.#open.set(item, Date.now() + this.#milliseconds);
    this.#timer ??= setInterval(() => this.#look(), Math.min(longestInterval, this.#milliseconds / 4)).unref();
  }

  delete(item: T): void {
    this.#open.delete(item);
  }

  #look(): void {
    const now = Date.now();
    for (const [item, deadline] of this.#open) {
      if (deadline > now) break;
      this.#open.delete(item);
      this.#onLate(item);
    }
    if (this.#open.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
