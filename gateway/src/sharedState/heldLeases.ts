/** The leases that this process holds. Polling takes one for each session and value, so those that are over are forgotten. */
export class HeldLeases {
  /** When each lease is over. The one that was taken or extended last is at the end. */
  readonly #ends = new Map<string, number>();

  add(name: string, milliseconds: number): void {
    const now = Date.now();
    this.#ends.delete(name);
    this.#ends.set(name, now + milliseconds);
    for (const [earlier, end] of this.#ends) {
      if (end > now) return;
      this.#ends.delete(earlier);
    }
  }

  delete(name: string): void {
    this.#ends.delete(name);
  }

  /** Names of the leases. */
  get all(): string[] {
    return [...this.#ends.keys()];
  }
}
