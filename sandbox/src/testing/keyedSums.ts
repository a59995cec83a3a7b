/** Lists of amounts by a text key; amounts of the same key are added up. */
export class KeyedSums {
  readonly #sums = new Map<string, bigint[]>();

  add(key: string, amounts: bigint[]): void {
    const before = this.#sums.get(key);
    this.#sums.set(
      key,
      amounts.map((amount, index) => amount + (before?.[index] ?? 0n)),
    );
  }

  /** In order, without sums that are all zero. */
  get lines(): string[] {
    const full = [...this.#sums].filter(([, amounts]) => amounts.some((amount) => amount !== 0n));
    return full.map(([key, amounts]) => `${key}: ${amounts.join(" ")}`).sort();
  }
}
