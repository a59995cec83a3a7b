import { Counter, type Registry } from "prom-client";

/** What was counted for some values of the first labels: a number, or what was counted for each value of the next one. */
class Counted {
  readonly #next = new Map<string, Counted>();
  count = 0;

  of(value: string): Counted {
    let next = this.#next.get(value);
    if (next === undefined) {
      next = new Counted();
      this.#next.set(value, next);
    }
    return next;
  }

  *all(values: readonly string[] = []): Generator<[values: readonly string[], count: number]> {
    if (this.count > 0) yield [values, this.count];
    for (const [value, next] of this.#next) yield* next.all([...values, value]);
  }
}

/**
 * A counter that is added to with every request. prom-client checks and hashes the labels of each increment; a tally
 * only adds one to a number, and passes it to the counter when the metrics are read.
 */
export class Tally<Label extends string> {
  readonly #counted = new Counted();

  constructor(registry: Registry, name: string, help: string, labels: readonly Label[]) {
    const counted = this.#counted;
    new Counter({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      collect() {
        this.reset();
        for (const [values, count] of counted.all()) this.labels(...values).inc(count);
      },
    });
  }

  /** Counts one. The values are in the order of the labels. */
  add(...values: readonly string[]): void {
    let counted = this.#counted;
    for (const value of values) counted = counted.of(value);
    counted.count += 1;
  }
}
