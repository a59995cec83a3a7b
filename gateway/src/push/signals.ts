/** Why a subscription wakes: what it watches changed, or its session may be over. */
export type Signal = "changed" | "session";

/** Signals for one subscription. Several of a kind that nobody has looked at yet are one. */
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
    this.#wake?.();
  }

  /** The next signal; undefined when there will be none. */
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
