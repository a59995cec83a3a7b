import { LRUCache } from "lru-cache";
import { compilePlan } from "./compilePlan.ts";
import { mostFields } from "./fallback.ts";
import type { WriteRoot } from "./root.ts";
import type { Source } from "./source.ts";

/** The plans of an operation: one for each outcome of its conditions, compiled when that outcome first comes. */
export class Plans {
  /** The largest number of plans that are kept. */
  readonly most: number;
  readonly #source: Source;
  readonly #conditions: readonly string[];
  readonly #kept: LRUCache<string, WriteRoot>;

  /** `size` is the number of fields of one plan. */
  constructor(source: Source, conditions: readonly string[], size: number) {
    this.#source = source;
    this.#conditions = conditions;
    this.most = Math.min(2 ** conditions.length, Math.max(1, Math.floor(mostFields / size)));
    this.#kept = new LRUCache({ max: this.most, memoMethod: (outcome) => this.#planOf(outcome) });
  }

  /** The plan for an outcome of the conditions, as `outcomeOf` writes it. */
  for(outcome: string): WriteRoot {
    return this.#kept.memo(outcome);
  }

  #planOf(outcome: string): WriteRoot {
    const holds = this.#conditions.map((name, index): [string, boolean] => [name, outcome[index] === "1"]);
    return compilePlan(this.#source, Object.fromEntries(holds));
  }
}
