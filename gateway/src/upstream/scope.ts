import { AtriumError } from "../errors/atriumError.ts";
import type { PayloadCipher } from "./cipher.ts";
import type { Caller, UpstreamClient } from "./client.ts";

/** How the platform identifies a brand. */
export interface BrandKey {
  merchant: string;
  host: string;
}

/** Makes a domain's platform calls for one request. */
export type UpstreamFactory<T> = (scope: Scope) => T;

/** What a process keeps for all requests of one brand. */
export interface Shared {
  brand: BrandKey;
  client: UpstreamClient;
  cipher: PayloadCipher;
  /** Seconds that public answers are kept at most, whatever the contract says of each. */
  longestAge: number;
}

const callsPerRequest = 50;
const requestLimitMs = 20_000;

/** What one request may still spend on the platform, and what it has read already. */
export class Scope {
  readonly shared: Shared;
  readonly signal: AbortSignal | undefined;
  caller: Caller;
  /** Stands for what was read so far: calls remember their answers by it. A new one begins when something changes. */
  readGeneration: object = {};
  /** Told when the platform says that the caller's session is over. */
  onSessionOver: () => void;
  /** Whether it serves a subscription, which many windows of one member may have. */
  isWatching = false;
  #calls = 0;
  #deadline = Date.now() + requestLimitMs;

  constructor(shared: Shared, caller: Caller, signal: AbortSignal | undefined, onSessionOver: () => void) {
    this.shared = shared;
    this.caller = caller;
    this.signal = signal;
    this.onSessionOver = onSessionOver;
  }

  /** How many calls were made. */
  get calls(): number {
    return this.#calls;
  }

  /** Milliseconds a call may take, that would like `wanted`. Counts it; throws when the request has had its share. */
  spend(wanted: number): number {
    if (this.#calls >= callsPerRequest) {
      throw new AtriumError("QUERY_TOO_COMPLEX", `This needs more than ${callsPerRequest} calls to the platform.`);
    }
    this.#calls++;
    const left = this.#deadline - Date.now();
    if (left <= 0) throw new AtriumError("UPSTREAM_TIMEOUT");
    return Math.min(wanted, left);
  }

  /** Forgets what was read: something changed it. */
  forget(): void {
    this.readGeneration = {};
  }

  /** A subscription's next event starts afresh. */
  restart(): void {
    this.isWatching = true;
    this.forget();
    this.#calls = 0;
    this.#deadline = Date.now() + requestLimitMs;
  }
}
