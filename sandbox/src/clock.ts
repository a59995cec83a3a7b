/** The platform's time: the machine's, shifted by `/sandbox/clock`. Everything asks this, nothing asks `Date` by itself. */
export class Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Sets how far the platform's time is from the machine's. */
  shiftTo(offsetMs: number): void {
    this.#offsetMs = offsetMs;
  }
}
