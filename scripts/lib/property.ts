import fc, { type GeneratorValue, type Parameters } from "fast-check";

/**
 * Random choices of a test, made by fast-check. After a failure it makes them smaller one by one, as long as the test still fails:
 * numbers nearer to `min`, `false`, earlier items.
 */
export interface Choices {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  /** The rounds of a course, from 0: nearly all of `most`, and fewer in a smaller counterexample. */
  times(most: number): number[];
  /** One of the items; the list must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** A new array in another order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** The same choices in each run, so that a failure comes again. `PROPERTY_SEED` makes others. */
const seed = Number(process.env.PROPERTY_SEED ?? 36);

/**
 * How often a property is tried. After `mostMs` it stops, also while it makes a counterexample smaller, so that its report comes
 * before the test's own time-out. The report has the seed and the path that lead to the counterexample. All values are as likely: few
 * tries would else see mostly small ones.
 */
export const tries = <T = unknown>(numRuns: number, mostMs = 50_000): Parameters<T> => ({
  numRuns,
  seed,
  plugins: [fc.unbiased(), fc.interruptAfterTimeLimit(mostMs, { failOnInterrupt: true })],
});

/** Runs a course of events with random choices a few times: it must hold whatever is chosen. */
export const whatever = (course: (choose: Choices) => Promise<void>, numRuns = 1, mostMs?: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.gen(), (gen) => course(choicesOf(gen))),
    tries(numRuns, mostMs),
  );

/** Choices from a generator of fast-check. */
export function choicesOf(gen: GeneratorValue): Choices {
  const int = (min: number, max: number) => gen(fc.integer, { min, max });
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  return {
    int,
    pick,
    times: (most) => Array.from({ length: most }, (_, time) => time).filter(() => int(0, 99) >= 5),
    chance: (probability) => int(0, 9_999) >= 10_000 * (1 - probability),
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: int(0, 1_000_000) }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item),
  };
}
