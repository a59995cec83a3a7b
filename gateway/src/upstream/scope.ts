import type { SitePart } from "../__generated__/types.ts";
import { AtriumError } from "../errors/atriumError.ts";
import type { LanguageCode } from "../language/language.ts";
import type { PayloadCipher } from "./cipher.ts";
import { type Followed, Footprint } from "./footprint.ts";
import type { UpstreamClient } from "./http/client.ts";
import { Leaving } from "./http/leaving.ts";
import type { Caller } from "./http/outgoing.ts";
import { Definition, Instances } from "./instances.ts";
import type { Ledger } from "./ledger.ts";
import type { ReadNotes } from "./readNotes.ts";

/** How the platform identifies a brand. */
export interface BrandKey {
  merchant: string;
  host: string;
}

/** What a brand has where the platform does not say it. */
export interface Unsaid {
  /** ISO 4217. */
  currency: string;
  /** The default first. */
  languages: readonly LanguageCode[];
}

/** What a process keeps for all requests of one brand. */
export interface Shared {
  brand: BrandKey;
  unsaid: Unsaid;
  client: UpstreamClient;
  cipher: PayloadCipher;
  /** Upper limit in seconds for how long public answers are cached. */
  longestAge: number;
  /** When the platform last reported a change of the brand's settings; 0 when it has reported none. */
  settingsChangedAt: number;
  /** When the platform's adapter was last read again; 0 when it never was. Public answers from before are not used. */
  adapterChangedAt: number;
  /** Parts of the site that the platform lacks, as far as the gateway has learned it. */
  missingParts: readonly SitePart[];
  /** When the platform last reported each event that concerns everybody. */
  eventsAt: Map<Followed, number>;
}

const callsPerRequest = 50;
const requestLimitMs = 20_000;

/** The calls and time that one request may still use, and the answers to its reads. */
export class Scope {
  readonly shared: Shared;
  readonly signal: AbortSignal | undefined;
  readonly leaving: Leaving | undefined;
  caller: Caller;
  /** The address of the person that the calls are made for, also where `caller` stands for all callers. */
  source: string | undefined;
  /** Collects the request's calls, when a developer asked for them. */
  ledger: Ledger | undefined;
  readonly footprint = new Footprint();
  /** Notes what a run reads, so that its answer can be kept. */
  notes: ReadNotes<Scope> | undefined;
  /**
   * The answers to the request's reads. A change drops them, so that later reads are sent again. They are not in a
   * WeakMap, because V8's scavenger takes all values of an old one for alive, and so would let each answer grow old.
   */
  answers = new Instances(undefined);
  /** Called when the platform says that the caller's session is over. */
  onSessionOver: () => void;
  /** Whether the request is a subscription. One member may have many of them. */
  isWatching = false;
  /** A subscription must not join a read that began before this moment. */
  readsFrom = 0;
  #calls = 0;
  #deadline = Date.now() + requestLimitMs;

  constructor(shared: Shared, caller: Caller, signal: AbortSignal | undefined, onSessionOver: () => void) {
    this.shared = shared;
    this.caller = caller;
    this.source = caller.clientIp;
    this.signal = signal;
    this.leaving = signal && new Leaving(signal);
    this.onSessionOver = onSessionOver;
  }

  /** Number of calls so far. */
  get calls(): number {
    return this.#calls;
  }

  /**
   * Counts a call. Returns its milliseconds: at most `wanted`, and at most what is left of the request's time. Throws
   * when no call is left.
   */
  spend(wanted: number): number {
    if (this.#calls >= callsPerRequest) {
      throw new AtriumError("QUERY_TOO_COMPLEX", `This needs more than ${callsPerRequest} calls to the platform.`);
    }
    this.#calls++;
    const left = this.#deadline - Date.now();
    if (left <= 0) throw new AtriumError("UPSTREAM_TIMEOUT");
    return Math.min(wanted, left);
  }

  /** Drops all answers that were read, because something has changed. */
  forget(): void {
    this.answers = new Instances(undefined);
  }

  /** Resets the limits for a subscription's next event, which happened at that moment. */
  restart(moment: number): void {
    if (!this.isWatching) this.caller = { ...this.caller, isBackground: true };
    this.isWatching = true;
    this.readsFrom = moment;
    this.forget();
    this.#calls = 0;
    this.#deadline = Date.now() + requestLimitMs;
  }
}

/** The platform calls of one domain, made once per request: `context.upstream(gamesUpstream).byId(id)`. */
export const defineUpstream = <T>(make: (scope: Scope) => T) => new Definition(make);
