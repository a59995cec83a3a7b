/** Wakes the job runner of this process before its next look at the table. */
export class WakeUps {
  readonly #listeners = new Set<() => void>();

  /** Returns the function that unsubscribes. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Call it after a commit that made something due at once; without it the runner finds that within a second. */
  wake(): void {
    for (const listener of this.#listeners) listener();
  }
}
