const MOST = 5;
const WITHIN_MS = 10 * 60_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 120_000;

/** Decides about services that ended by themselves: after five ends in ten minutes each waits two minutes for its next start. */
export class Restarts {
  readonly #ends = new Map<string, number[]>();

  /** Notes the end of a service. Returns the milliseconds to wait before its next start. */
  waitAfterEnd(name: string, now = Date.now()): number {
    const recent = (this.#ends.get(name) ?? []).filter((at) => now - at < WITHIN_MS);
    this.#ends.set(name, [...recent, now]);
    return recent.length < MOST ? FIRST_WAIT_MS * 2 ** recent.length : LONGEST_WAIT_MS;
  }
}
