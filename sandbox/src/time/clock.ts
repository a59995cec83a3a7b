/**
 * The platform's time: the machine's time, shifted by `/sandbox/clock`. All code reads the time here, never from
 * `Date`.
 */
export class Clock {
  #offsetMs = 0;
  #setBackMs = 0;
  readonly #listeners = new Set<() => void>();

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Milliseconds by which the clock was ever set back, in all. */
  get setBackMs(): number {
    return this.#setBackMs;
  }

  /** Sets the difference between the platform's time and the machine's. `setBackMs` is left out when the clock is set by hand. */
  shiftTo(offsetMs: number, setBackMs = this.#setBackMs + Math.max(0, this.#offsetMs - offsetMs)): void {
    this.#offsetMs = offsetMs;
    this.#setBackMs = setBackMs;
    for (const listener of this.#listeners) listener();
  }

  /** Calls the listener after each shift. Returns the function that unsubscribes. */
  onShift(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
