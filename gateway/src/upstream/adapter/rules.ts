import { type CallName, callTable } from "../callTable.ts";
import { type CallPlan, compileCall, type PlanOptions } from "./callPlan.ts";
import { Place } from "./place.ts";
import type { Platform } from "./platform.ts";

const silent = new Place(() => undefined);
const bare: Omit<PlanOptions, "platform"> = {
  tables: {},
  shapes: [],
  values: undefined,
  run: undefined,
  isOtherCall: () => false,
};

/** How a platform does each of our calls: its adapter, compiled. */
export class Rules {
  readonly platform: Platform;
  /** For requests that are no call of ours: the platform's envelope, headers and codes. */
  readonly anyPlan: CallPlan;
  readonly #plans: Map<CallName, CallPlan>;
  readonly #entries: ReadonlySet<CallName>;
  readonly #others: "same" | "missing";

  constructor(platform: Platform, plans: ReadonlyMap<CallName, CallPlan>, others: "same" | "missing") {
    this.platform = platform;
    this.anyPlan = compileCall("GET /", {}, { ...bare, platform }, silent);
    this.#plans = new Map(plans);
    this.#entries = new Set(plans.keys());
    this.#others = others;
  }

  planOf(name: CallName): CallPlan {
    return this.#plans.getOrInsertComputed(name, () => {
      const entry = this.#others === "missing" ? { missing: true as const } : {};
      return compileCall(name, entry, { ...bare, platform: this.platform }, silent);
    });
  }

  /** Whether a file of the adapter has an entry for a call. */
  hasEntry(name: CallName): boolean {
    return this.#entries.has(name);
  }

  /** Which of these calls the platform does not have. */
  missing(names: readonly string[]): string[] {
    const wanted = new Set(callTable().map(({ name }) => name));
    return [...wanted].filter((name) => names.includes(name) && this.planOf(name).isMissing);
  }
}
