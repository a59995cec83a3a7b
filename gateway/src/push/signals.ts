/**
 * The reason of a wake-up: the watched value changed; it may have changed, because events were lost; or the session may
 * be over.
 */
export type Signal = "changed" | "gap" | "session";

/** Signals for one subscription. Pending signals of the same kind are merged. */
export class Signals {
  readonly #waiting = new Set<Signal>();
  #wake: (() => void) | undefined;
  #isClosed = false;

  send(signal: Signal): void {
    this.#waiting.add(signal);
    this.#wake?.();
  }

  close(): void {
    this.#isClosed = true;
    this.#waiting.clear();
    this.#wake?.();
  }

  /** The next signal; undefined after `close`. */
  async next(): Promise<Signal | undefined> {
    while (!this.#isClosed) {
      const [signal] = this.#waiting;
      if (signal !== undefined) {
        this.#waiting.delete(signal);
        return signal;
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
    return undefined;
  }
}
