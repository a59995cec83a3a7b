import { MemoryState } from "../../../sharedState/memoryState.ts";
import type { Overload } from "../../http/overload.ts";
import { Refusal } from "../../http/refusal.ts";
import { Turns } from "../../http/turns.ts";
import { overloaded } from "./permits.ts";

/**
 * Documents that a sender may make the gateway read for the first time. Parsing and validating one takes milliseconds,
 * whatever it costs to execute, and also when it is refused in the end.
 */
const bucket = { limit: 500, perSecond: 20 };

/** Limits how many unknown documents each sender may send. It protects this process, so each process counts alone. */
export class NewDocuments {
  readonly #state: MemoryState;
  readonly #overload: Overload;
  readonly #turns = new Turns({ atOnce: 1, waiting: bucket.limit });

  constructor(overload: Overload, now: () => number = Date.now) {
    this.#overload = overload;
    this.#state = new MemoryState(now);
  }

  /** Throws when this sender has sent too many, or when the process is late. `sender` is a partner or a network. */
  allow(sender: string): void {
    const lateness = this.#overload.lateness();
    if (lateness > 0) throw overloaded(2 * lateness);
    const { isAllowed, waitMs } = this.#state.take(sender, bucket, 1);
    if (isAllowed) return;
    throw new Refusal("RATE_LIMITED", "Too many different documents.", {
      status: 429,
      retryAfter: Math.ceil(waitMs / 1_000),
    });
  }

  /** Reads a document of this sender when its turn has come, so that others are answered between the documents. */
  read<T>(sender: string, work: () => T): Promise<T> {
    return this.#turns.run(sender, work);
  }
}
