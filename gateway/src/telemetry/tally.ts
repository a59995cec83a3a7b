import { Counter, type Registry } from "prom-client";

/**
 * A counter that is added to with every request. prom-client checks and hashes the labels of each increment; a tally
 * only adds one to a number, and passes it to the counter when the metrics are read.
 */
export class Tally<Label extends string> {
  readonly #labels: readonly Label[];
  readonly #counts = new Map<string, { labels: Record<Label, string>; count: number }>();

  constructor(registry: Registry, name: string, help: string, labels: readonly Label[]) {
    this.#labels = labels;
    const counts = this.#counts;
    new Counter({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      collect() {
        this.reset();
        for (const one of counts.values()) this.inc(one.labels, one.count);
      },
    });
  }

  /** Counts one. The values are in the order of the labels. */
  add(...values: readonly string[]): void {
    const key = values.join("\n");
    const known = this.#counts.get(key);
    if (known !== undefined) known.count += 1;
    else this.#counts.set(key, { labels: this.#labelled(values), count: 1 });
  }

  #labelled(values: readonly string[]): Record<Label, string> {
    // Every label gets a value, which the type of `fromEntries` can't say.
    return Object.fromEntries(this.#labels.map((label, index) => [label, values[index] ?? ""])) as Record<
      Label,
      string
    >;
  }
}
