import { importJWK, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import type { VapidKeys } from "./webPush.config.ts";

/** Push services accept a token for at most 24 hours. */
const tokenS = 12 * 3_600;
/** A token is used for half of its time: the clock of a push service may be wrong. */
const reusedMs = (tokenS / 2) * 1_000;
/** Members choose the push services, so only this many tokens are kept. */
const mostServices = 100;

/** The signed tokens that tell push services who sends (RFC 8292), one for each service. */
export class VapidTokens {
  readonly #keys: VapidKeys;
  // Tokens end by the clock on the wall, so they are kept by it.
  readonly #signed = new LRUCache<string, Promise<string>>({
    ...{ max: mostServices, ttl: reusedMs, perf: Date },
    memoMethod: (origin) => this.#sign(origin),
  });

  constructor(keys: VapidKeys) {
    this.#keys = keys;
  }

  /** The header `Authorization` for a push service, by its origin. */
  async authorization(origin: string): Promise<string> {
    return `vapid t=${await this.#signed.memo(origin)}, k=${this.#keys.publicKey}`;
  }

  async #sign(audience: string): Promise<string> {
    const { publicKey, privateKey, subject } = this.#keys;
    const point = Buffer.from(publicKey, "base64url");
    const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
    const key = await importJWK({ kty: "EC", crv: "P-256", x, y, d: privateKey }, "ES256");
    return new SignJWT({ sub: subject })
      .setProtectedHeader({ alg: "ES256", typ: "JWT" })
      .setAudience(audience)
      .setExpirationTime(Math.floor(Date.now() / 1000) + tokenS)
      .sign(key);
  }
}
