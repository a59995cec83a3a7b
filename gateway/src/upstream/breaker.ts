const windowSize = 20;
const failuresToOpen = windowSize / 2;
const restMs = 10_000;

/**
 * Stops asking a host that fails: opens at 10 failures among the last 20 answers, lets one request through after 10
 * seconds, and closes again when that one succeeds.
 */
export class Breaker {
  #outcomes: boolean[] = [];
  #openedAt: number | undefined;
  #isProbing = false;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Whether a request may go out now. Asking takes the one place there is while half open: `record` gives it back. */
  admits(): boolean {
    if (this.#openedAt === undefined) return true;
    if (this.#isProbing || this.#now() - this.#openedAt < restMs) return false;
    this.#isProbing = true;
    return true;
  }

  record(isSuccess: boolean): void {
    if (this.#openedAt !== undefined) {
      // Answers to requests from before it opened come late and prove nothing.
      if (!this.#isProbing) return;
      this.#isProbing = false;
      this.#openedAt = isSuccess ? undefined : this.#now();
      this.#outcomes = [];
      return;
    }
    this.#outcomes.push(isSuccess);
    if (this.#outcomes.length > windowSize) this.#outcomes.shift();
    if (!isSuccess && this.#outcomes.filter((outcome) => !outcome).length >= failuresToOpen)
      this.#openedAt = this.#now();
  }

  /** A probe that was called off says nothing of the host: the next one may try. */
  release(): void {
    this.#isProbing = false;
  }
}
