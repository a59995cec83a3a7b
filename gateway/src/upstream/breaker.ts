const windowSize = 20;
const failuresToOpen = windowSize / 2;
const restMs = 10_000;

/**
 * Stops calls to a failing host. It opens at 10 failures among the last 20 answers, lets one request through after 10
 * seconds, and closes when that one succeeds.
 */
export class Breaker {
  #outcomes: boolean[] = [];
  #openedAt: number | undefined;
  #isProbing = false;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Whether a request may be sent now. While half open this takes the only place; `record` frees it. */
  admits(): boolean {
    if (this.#openedAt === undefined) return true;
    if (this.#isProbing || this.#now() - this.#openedAt < restMs) return false;
    this.#isProbing = true;
    return true;
  }

  record(isSuccess: boolean): void {
    if (this.#openedAt !== undefined) {
      // Late answers to requests from before it opened don't count.
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

  /** A cancelled probe says nothing about the host. The next request may try. */
  release(): void {
    this.#isProbing = false;
  }
}
