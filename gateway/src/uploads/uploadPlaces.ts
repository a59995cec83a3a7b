/** Each upload holds its picture in memory, up to 5 MiB. */
const mostInProcess = 24;
const mostPerAccount = 2;

/** Limits the uploads that run at the same time. */
export class UploadPlaces {
  readonly #held = new Map<string, number>();
  #open = 0;

  /** Takes a place. The answer says who has too many uploads, or gives the function that frees the place. */
  take(account: string): { leave: () => void } | { taken: "by this account" | "by others" } {
    const held = this.#held.get(account) ?? 0;
    if (held >= mostPerAccount) return { taken: "by this account" };
    if (this.#open >= mostInProcess) return { taken: "by others" };
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
