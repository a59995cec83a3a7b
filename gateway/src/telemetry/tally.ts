import { Counter, type Registry } from "prom-client";
import { Labelled } from "./labelled.ts";

/**
 * A counter that is added to with every request. prom-client checks and hashes the labels of each increment; a tally
 * only adds one to a number, and passes it to the counter when the metrics are read.
 */
export class Tally<Label extends string> {
  readonly #counted = new Labelled(() => ({ count: 0 }));

  constructor(registry: Registry, name: string, help: string, labels: readonly Label[]) {
    const counted = this.#counted;
    new Counter({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      collect() {
        this.reset();
        for (const [values, { count }] of counted.all()) this.labels(...values).inc(count);
      },
    });
  }

  /** Counts one. The values are in the order of the labels. */
  add(...values: readonly string[]): void {
    this.#counted.of(values).count += 1;
  }
}
