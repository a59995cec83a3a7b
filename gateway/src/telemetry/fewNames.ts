/** Keeps labels few: names beyond a number share the name `other`. */
export class FewNames {
  readonly #most: number;
  readonly #names = new Set<string>();

  constructor(most: number) {
    this.#most = most;
  }

  of(name: string): string {
    if (this.#names.size < this.#most) this.#names.add(name);
    return this.#names.has(name) ? name : "other";
  }
}
