import type { UpstreamError } from "../../errors/upstreamError.ts";
import type { CallName } from "../callTable.ts";
import type { Tickets } from "./breakers.ts";
import type { Origin, Origins } from "./origins.ts";
import { type Circumstances, verdictsOn } from "./verdicts.ts";

/** A host that an operation tried. */
export interface Visit {
  origin: Origin;
  tickets: Tickets;
  /** How the last attempt at this host ended; undefined for a good answer. */
  failure: UpstreamError | undefined;
}

/** The hosts that one operation tried. Each host's breakers count the operation once, however often it was repeated. */
export class Visits {
  readonly #origins: Origins;
  readonly #name: CallName;
  readonly #visits: Visit[] = [];

  constructor(origins: Origins, name: CallName) {
    this.#origins = origins;
    this.#name = name;
  }

  /** The host for the next attempt; undefined when the breakers of all hosts are open for this call. */
  next(): Visit | undefined {
    for (const origin of this.#origins.inOrder((one) => this.#of(one) !== undefined)) {
      const known = this.#of(origin);
      if (known !== undefined) {
        if (origin.breakers.isValid(known.tickets)) return known;
        continue;
      }
      const tickets = origin.breakers.enter(this.#name);
      if (tickets === undefined) continue;
      const visit = { origin, tickets, failure: undefined };
      this.#visits.push(visit);
      return visit;
    }
    return undefined;
  }

  /** Reports the operation to the breakers, at its end. */
  close(circumstances: Circumstances, source: string): void {
    for (const { origin, tickets, failure } of this.#visits) {
      origin.breakers.record(this.#name, tickets, verdictsOn(failure, circumstances), source);
    }
  }

  #of(origin: Origin): Visit | undefined {
    return this.#visits.find((visit) => visit.origin === origin);
  }
}
