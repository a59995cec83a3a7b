/** Work that ends when its caller leaves. */
interface Work {
  leave(): void;
}

const once = { once: true };

/**
 * The end of one caller's interest. All calls for the caller share one listener of the signal: to add and remove one for
 * each call costs more than to compare its answer.
 */
export class Leaving {
  readonly signal: AbortSignal;
  #open: Set<Work> | undefined;

  constructor(signal: AbortSignal) {
    this.signal = signal;
  }

  get hasLeft(): boolean {
    return this.signal.aborted;
  }

  /** Calls `leave` when the caller leaves, unless the work is deleted before. */
  add(work: Work): void {
    this.#open ??= this.#listen();
    this.#open.add(work);
  }

  delete(work: Work): void {
    this.#open?.delete(work);
  }

  #listen(): Set<Work> {
    const open = new Set<Work>();
    // The signal's listener is a function, because node wraps an object in a closure of its own (see docs/performance.md).
    const leave = () => {
      for (const work of open) work.leave();
    };
    this.signal.addEventListener("abort", leave, once);
    return open;
  }
}
