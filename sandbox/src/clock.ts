/**
 * The platform's time: the machine's time, shifted by `/sandbox/clock`. All code reads the time here, never from
 * `Date`.
 */
export class Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Sets the difference between the platform's time and the machine's. */
  shiftTo(offsetMs: number): void {
    this.#offsetMs = offsetMs;
  }
}
