import { networkOf } from "@atrium/schema/networkOf";
import type { Observer } from "../../telemetry/records.ts";
import type { CallName } from "../callTable.ts";
import { Breaker, type Ticket, type Verdict } from "./breaker.ts";

/** The tickets of one operation. */
export interface Tickets {
  host: Ticket;
  call: Ticket;
  /** The call that the ticket is for. */
  state: CallState;
}

/** A call's breaker, and the number of operations that it has under way. */
interface CallState {
  breaker: Breaker;
  underWay: number;
}

/** Also a host with few connections may have this many operations of one call. */
const fewestPlaces = 64;

/** How an operation ended, for the breaker of the whole host and for that of the call. */
export interface Verdicts {
  host: Verdict;
  call: Verdict;
}

/**
 * The breakers of one host: one per call, and one for the host itself, which only failed connections and time-outs
 * open. One call takes at most half of the host's connections, so that a slow one leaves some to the others. The calls
 * are those of the gateway's source, so their number is small.
 */
export class HostBreakers {
  readonly #host: Breaker;
  readonly #calls = new Map<CallName, CallState>();
  readonly #mostOfOneCall: number;
  readonly #report: (call: CallName | undefined, isOpen: boolean) => void;

  constructor(host: string, connections: number, observer: Observer) {
    this.#mostOfOneCall = Math.max(fewestPlaces, connections / 2);
    this.#report = (call, isOpen) => observer.breaker?.({ upstream: host, call: call ?? "any", isOpen });
    this.#host = new Breaker({ onChange: (isOpen) => this.#report(undefined, isOpen) });
  }

  /**
   * Takes the right to send a call; undefined while one of its two breakers is open, or too many of it are under way.
   * Each ticket must be given back to `record`.
   */
  enter(name: CallName): Tickets | undefined {
    const call = this.#of(name);
    // A half-open breaker has only one place, so both are asked before one is taken.
    if (call.underWay >= this.#mostOfOneCall || !call.breaker.admits || !this.#host.admits) return undefined;
    const [hostTicket, callTicket] = [this.#host.enter(), call.breaker.enter()];
    if (hostTicket === undefined || callTicket === undefined) return undefined;
    call.underWay++;
    return { host: hostTicket, call: callTicket, state: call };
  }

  isValid({ host, call, state }: Tickets): boolean {
    return this.#host.isValid(host) && state.breaker.isValid(call);
  }

  /**
   * Counts how an operation ended. Failures of a call count by `source`, the caller; time-outs of the host count by
   * call, so that one slow call does not stop the others. Failed connections have nothing to do with either.
   */
  record(name: CallName, tickets: Tickets, verdicts: Verdicts, source: string): void {
    this.#host.record(tickets.host, verdicts.host, verdicts.call === "unknown" ? undefined : name);
    const { state } = tickets;
    state.underWay--;
    state.breaker.record(tickets.call, verdicts.call, verdicts.call === "failed" ? networkOf(source) : undefined);
  }

  #of(name: CallName): CallState {
    return this.#calls.getOrInsertComputed(name, () => ({
      breaker: new Breaker({ onChange: (isOpen) => this.#report(name, isOpen) }),
      underWay: 0,
    }));
  }
}
