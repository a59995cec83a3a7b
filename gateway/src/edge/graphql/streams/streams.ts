import type { IncomingMessage } from "node:http";
import { networkOf } from "@atrium/schema/networkOf";
import type { Observer } from "../../../telemetry/records.ts";
import type { Caller } from "../../http/caller.ts";
import { Refusal } from "../../http/refusal.ts";
import type { OpenContext } from "../engine.ts";

/**
 * The most event streams that may be open at the same time. Guests and trials get four fifths of an address's and of the
 * process's places, so that they can't use up those of the members.
 */
export interface StreamLimits {
  /** Of one session; of one tab, for guests. */
  perSession: number;
  /** Of one address. Many visitors may share it. */
  perAddress: number;
  perProcess: number;
}

/** The client that opens a stream. */
export interface StreamHolder {
  /** Key of the session; undefined for guests. */
  session: string | undefined;
  /** Whether the session is a member's. Anybody can have as many trial sessions as they like. */
  isMember: boolean;
  address: string;
  /** The browser tab, as the client names it. */
  tab: string | undefined;
}

/** All open event streams of this process. */
export interface Streams {
  /** Reserves a place for one more stream. Throws when the session, the address or the process has too many. */
  open(holder: StreamHolder): StreamPlace;
  /** Ends all streams. Their clients open new ones, perhaps at another process. */
  cutAll(): void;
}

/** The place of one open stream. */
export interface StreamPlace {
  onDrain(cut: () => void): void;
  leave(): void;
}

const guestShare = 0.8;

export function createStreams(limits: StreamLimits, observer: Observer): Streams {
  const bySession = new Counts();
  const byAddress = new Counts();
  const cuts = new Set<() => void>();
  let open = 0;
  const report = () => observer.streams?.(open);
  return {
    open({ session, isMember, address, tab }) {
      const network = networkOf(address);
      // A guest's tab is only a claim, so it is counted together with the address.
      const key = session === undefined ? `guest ${network} ${tab ?? ""}` : `session ${session}`;
      const shareOf = (places: number) => (isMember ? places : Math.ceil(places * guestShare));
      if (open >= shareOf(limits.perProcess)) throw tooMany("The gateway has too many open event streams.", 503);
      if (byAddress.of(network) >= shareOf(limits.perAddress))
        throw tooMany("This address has too many open event streams.");
      if (bySession.of(key) >= limits.perSession) throw tooMany("Too many event streams are open.");
      bySession.add(key);
      byAddress.add(network);
      open += 1;
      report();
      let mine: (() => void) | undefined;
      let hasLeft = false;
      return {
        onDrain(cut) {
          mine = cut;
          if (!hasLeft) cuts.add(cut);
        },
        leave() {
          if (hasLeft) return;
          hasLeft = true;
          if (mine !== undefined) cuts.delete(mine);
          bySession.remove(key);
          byAddress.remove(network);
          open -= 1;
          report();
        },
      };
    },
    cutAll() {
      for (const cut of [...cuts]) cut();
    },
  };
}

/** Counts by key. A key without a count takes no memory. */
class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.#counts.set(key, this.of(key) + 1);
  }

  remove(key: string): void {
    const left = this.of(key) - 1;
    if (left <= 0) this.#counts.delete(key);
    else this.#counts.set(key, left);
  }
}

/** The header in which the web client names its tab. */
const tabHeader = "x-atrium-tab";
const tabForm = /^[\w-]{8,64}$/;

/** The holder of a request's stream. A tab of another form is ignored. */
export function holderOf(
  req: IncomingMessage,
  { clientIp }: Caller,
  context: Pick<OpenContext<unknown>, "sessionKey" | "account">,
): StreamHolder {
  const tab = req.headers[tabHeader];
  const isTab = typeof tab === "string" && tabForm.test(tab);
  return {
    session: context.sessionKey(),
    isMember: context.account !== undefined,
    address: clientIp,
    tab: isTab ? tab : undefined,
  };
}

const tooMany = (message: string, status = 429) =>
  new Refusal("RATE_LIMITED", message, { status, headers: { "retry-after": "10" } });
