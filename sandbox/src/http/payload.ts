import { randomUUID } from "node:crypto";
import { type CryptoKey, compactDecrypt, exportJWK, generateKeyPair, type JWK } from "jose";
import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import { PlatformError } from "./errors.ts";

const ALG = "RSA-OAEP-256";
const ENC = "A256GCM";
const CONTENT = "json";
const MAX_AGE_S = 120;
const REMEMBER_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;
const HANDED_OUT_MS = 7 * DAY_MS;
const OVERLAP_MS = DAY_MS;

interface KeyPair {
  kid: string;
  privateKey: CryptoKey;
  jwk: JWK;
  /** Time of creation, in epoch ms. */
  since: number;
}

async function createKeyPair(since: number): Promise<KeyPair> {
  const kid = randomUUID();
  const { publicKey, privateKey } = await generateKeyPair(ALG, { modulusLength: 3072 });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: ALG, use: "enc" };
  return { kid, privateKey, jwk, since };
}

/**
 * Decrypts payloads that callers encrypted with the platform's public key, each at most once. A key is published for a
 * week and accepted for one day more. The rotation uses the platform's time; all other times are the machine's.
 */
export class PayloadKeys {
  readonly #clock: Clock;
  /** The newest first. Generating a key may take seconds, so it starts only when a key is needed. */
  #pairs: Promise<KeyPair[]>;
  readonly #seen = new LRUCache<string, true>({ max: 100_000, ttl: REMEMBER_MS });

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#pairs = this.#renewed([]);
  }

  /** The public keys, the preferred one first. */
  async jwks(): Promise<{ keys: JWK[] }> {
    return { keys: (await this.#current()).map(({ jwk }) => jwk) };
  }

  /** The keys that are accepted now, with a new one when the newest is a week old. */
  #current(): Promise<KeyPair[]> {
    const now = this.#clock.now().getTime();
    this.#pairs = this.#pairs.then((pairs) => {
      const newest = pairs[0];
      if (newest && Math.abs(now - newest.since) >= HANDED_OUT_MS) return this.#renewed(pairs);
      return newest && now - newest.since >= OVERLAP_MS ? [newest] : pairs;
    });
    return this.#pairs;
  }

  async #renewed(old: KeyPair[]): Promise<KeyPair[]> {
    return [await createKeyPair(this.#clock.now().getTime()), ...old.slice(0, 1)];
  }

  /** The plain text of a JWE in compact form; throws PAYLOAD_INVALID or PAYLOAD_REPLAYED. */
  async decrypt(jwe: string): Promise<string> {
    const pairs = await this.#current();
    const { plaintext, protectedHeader } = await compactDecrypt(
      jwe,
      ({ kid }) => {
        const pair = pairs.find((candidate) => candidate.kid === kid);
        if (!pair) throw new PlatformError("PAYLOAD_INVALID");
        return pair.privateKey;
      },
      { keyManagementAlgorithms: [ALG], contentEncryptionAlgorithms: [ENC] },
    ).catch(() => {
      throw new PlatformError("PAYLOAD_INVALID");
    });
    if (protectedHeader.cty !== CONTENT) throw new PlatformError("PAYLOAD_INVALID");
    this.#refuseReplay(protectedHeader.iat, protectedHeader.jti);
    return new TextDecoder().decode(plaintext);
  }

  #refuseReplay(iat: unknown, jti: unknown): void {
    if (typeof iat !== "number" || typeof jti !== "string" || jti.length > 64)
      throw new PlatformError("PAYLOAD_INVALID");
    const age = Date.now() / 1000 - iat;
    if (Math.abs(age) > MAX_AGE_S || this.#seen.has(jti)) throw new PlatformError("PAYLOAD_REPLAYED");
    this.#seen.set(jti, true);
  }
}

/** Whether a request's body is encrypted, by its content type. */
export const isEncrypted = (contentType: string | undefined) =>
  contentType?.split(";")[0]?.trim() === "application/jose";
