/**
 * The platform's time: the machine's time, shifted by `/sandbox/clock`. All code reads the time here, never from
 * `Date`.
 */
export class Clock {
  #offsetMs = 0;
  readonly #listeners = new Set<() => void>();

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Sets the difference between the platform's time and the machine's. */
  shiftTo(offsetMs: number): void {
    this.#offsetMs = offsetMs;
    for (const listener of this.#listeners) listener();
  }

  /** Calls the listener after each shift. Returns the function that unsubscribes. */
  onShift(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
