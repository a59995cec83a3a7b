/** The branches below some label values, and what belongs to exactly these. */
class Branch<T> {
  readonly #below = new Map<string, Branch<T>>();
  value: T | undefined;

  at(label: string): Branch<T> {
    return this.#below.getOrInsertComputed(label, () => new Branch());
  }
}

/**
 * One object for each combination of label values. It is found label by label: to join the labels to one key would make
 * and hash a new text each time.
 */
export class Labelled<T> {
  readonly #make: () => T;
  readonly #root = new Branch<T>();
  readonly #all: [labels: readonly string[], value: T][] = [];

  constructor(make: () => T) {
    this.#make = make;
  }

  of(labels: readonly string[]): T {
    let branch = this.#root;
    for (const label of labels) branch = branch.at(label);
    if (branch.value === undefined) {
      branch.value = this.#make();
      this.#all.push([labels, branch.value]);
    }
    return branch.value;
  }

  /** All objects, the oldest first. */
  all(): readonly (readonly [labels: readonly string[], value: T])[] {
    return this.#all;
  }
}
