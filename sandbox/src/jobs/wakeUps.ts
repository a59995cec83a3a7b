/** Wakes the job runner of this process before its next look at the table. */
export class WakeUps {
  readonly #listeners = new Set<(name?: string) => void>();

  /** The listener gets the name of a job that runs even without work. Returns the function that unsubscribes. */
  listen(listener: (name?: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Call it after a commit that made something due at once; without it the runner finds that within a second. */
  wake(name?: string): void {
    for (const listener of this.#listeners) listener(name);
  }
}
