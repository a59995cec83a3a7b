import { Labelled } from "./labelled.ts";

interface Observed {
  /** Observations by the first bucket that holds them. The last place is for those beyond all buckets. */
  counts: Float64Array;
  sum: number;
}

/** A histogram of now. */
export interface Histogram {
  type: "histogram";
  name: string;
  help: string;
  bounds: readonly number[];
  points: readonly { labels: Readonly<Record<string, string>>; counts: Float64Array; sum: number }[];
}

export interface DurationsOptions<Label extends string> {
  name: string;
  help: string;
  labels: readonly Label[];
  /** Upper bounds in seconds, in order. */
  buckets: readonly number[];
}

/**
 * A histogram of durations that is added to with every request. prom-client checks and hashes the labels of each
 * observation, which costs as much as the log line; this only adds to numbers.
 */
export class Durations<Label extends string> {
  readonly #options: DurationsOptions<Label>;
  readonly #observed: Labelled<Observed>;

  constructor(options: DurationsOptions<Label>) {
    this.#options = options;
    const places = options.buckets.length + 1;
    this.#observed = new Labelled(() => ({ counts: new Float64Array(places), sum: 0 }));
  }

  /** Adds seconds. The label values are in the order of the labels. */
  observe(seconds: number, ...values: readonly string[]): void {
    const { buckets } = this.#options;
    const one = this.#observed.of(values);
    let place = 0;
    while (place < buckets.length && seconds > (buckets[place] ?? 0)) place += 1;
    one.counts[place] = (one.counts[place] ?? 0) + 1;
    one.sum += seconds;
  }

  /** The histogram as it is counted. `counts` has a place for what is beyond all bounds. */
  sampled(): Histogram {
    const { name, help, buckets: bounds, labels: names } = this.#options;
    const points = this.#observed.all().map(([values, { counts, sum }]) => ({
      labels: Object.fromEntries(names.map((label, index) => [label, values[index] ?? ""])),
      counts,
      sum,
    }));
    return { type: "histogram", name, help, bounds, points };
  }

  /** The histogram in Prometheus' text format. */
  text(): string {
    const { name, help } = this.#options;
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
    for (const [values, one] of this.#observed.all()) lines.push(...this.#linesOf(this.#labelled(values), one));
    return `${lines.join("\n")}\n`;
  }

  #linesOf(labels: string, { counts, sum }: Observed): string[] {
    const { name, buckets } = this.#options;
    let count = 0;
    const bounds = [...buckets, "+Inf"].map((bound, place) => {
      count += counts[place] ?? 0;
      return `${name}_bucket{le="${bound}",${labels}} ${count}`;
    });
    return [...bounds, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${count}`];
  }

  #labelled(values: readonly string[]): string {
    return this.#options.labels.map((label, index) => `${label}=${JSON.stringify(values[index] ?? "")}`).join();
  }
}
