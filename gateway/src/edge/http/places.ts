/** Limits of work that runs at the same time. */
export interface PlaceLimits {
  perAccount: number;
  inProcess: number;
}

/** Limits how much work of a kind runs at the same time: for an account, and in this process. */
export class Places {
  readonly #limits: PlaceLimits;
  readonly #held = new Map<string, number>();
  #open = 0;

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
  }

  /** Takes a place. The answer says who holds too many, or gives the function that frees the place. */
  take(account: string): { leave: () => void } | { taken: "by this account" | "by others" } {
    const held = this.#held.get(account) ?? 0;
    if (held >= this.#limits.perAccount) return { taken: "by this account" };
    if (this.#open >= this.#limits.inProcess) return { taken: "by others" };
    this.#held.set(account, held + 1);
    this.#open += 1;
    return { leave: () => this.#leave(account) };
  }

  #leave(account: string): void {
    this.#open -= 1;
    const left = (this.#held.get(account) ?? 1) - 1;
    if (left === 0) this.#held.delete(account);
    else this.#held.set(account, left);
  }
}
