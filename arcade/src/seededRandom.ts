import { hash } from "node:crypto";

/**
 * Random-looking numbers, always the same for the same seed. For repeatable seed data and pictures, never for outcomes
 * of games.
 */
export class SeededRandom {
  #state: number;

  constructor(...seed: (string | number)[]) {
    this.#state = hash("sha256", seed.join("\u0000"), "buffer").readUInt32LE(0);
  }

  /** At least 0, below 1. (mulberry32) */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the items; the list must not be empty. */
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T {
    const item = items[this.int(0, items.length - 1)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  }

  /** A new array in another order. */
  shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, order: this.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }
}
