import { UpstreamError } from "../errors/upstreamError.ts";
import type { Answer } from "./http/outgoing.ts";

const keptMs = 3_600_000;
/** An older key is not used, also while the platform gives no other one. */
const longestMs = 24 * 3_600_000;
/** A refused body may mean that the key was replaced, or that the caller sent nonsense. So it renews the key seldom. */
const renewMs = 5_000;

/** A public key of the platform's: read when it is needed, kept for an hour, and read again when the platform refuses it. */
export class RenewedKey<K extends { identity: string }> {
  readonly #fetch: () => Promise<K>;
  /** The code of the refusal of a body that another key encrypted. */
  readonly #refusedAs: string;
  /** The key that came last. */
  #key: K | undefined;
  #keySince = 0;
  #renewal: Promise<K> | undefined;
  #renewedAt = 0;

  constructor(fetch: () => Promise<K>, refusedAs = "PAYLOAD_INVALID") {
    this.#fetch = fetch;
    this.#refusedAs = refusedAs;
  }

  /** Sends something with the key. When the platform has another key by now, sends it once more with that one. */
  async sending(send: (key: K) => Promise<Answer>): Promise<Answer> {
    const used = await this.#currentKey();
    try {
      return await send(used);
    } catch (error) {
      if (!(error instanceof UpstreamError && error.code === this.#refusedAs)) throw error;
      const next = await this.#keyAfter(used);
      if (next.identity === used.identity) throw error;
      return send(next);
    }
  }

  /** The key to use after the platform has refused `used`. Callers that are refused at the same time share one request. */
  async #keyAfter(used: K): Promise<K> {
    if (this.#key !== undefined && this.#key !== used) return this.#key;
    return this.#isRenewedLately ? used : this.#renew();
  }

  /** A key that is due is used until the next one has arrived: the platform may accept it while it can't send another. */
  async #currentKey(): Promise<K> {
    const age = Date.now() - this.#keySince;
    if (this.#key === undefined || age >= longestMs) return this.#renew();
    // A failed renewal is repeated by later callers.
    if (age >= keptMs && !this.#isRenewedLately) this.#renew().catch(() => undefined);
    return this.#key;
  }

  get #isRenewedLately(): boolean {
    return this.#renewal === undefined && Date.now() - this.#renewedAt < renewMs;
  }

  #renew(): Promise<K> {
    if (this.#renewal !== undefined) return this.#renewal;
    this.#renewedAt = Date.now();
    this.#renewal = this.#fetch()
      .then((key) => {
        this.#keySince = Date.now();
        this.#key = key;
        return key;
      })
      .finally(() => {
        this.#renewal = undefined;
      });
    return this.#renewal;
  }
}
