import { randomUUID } from "node:crypto";
import { type CryptoKey, compactDecrypt, exportJWK, generateKeyPair, type JWK } from "jose";
import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import { PlatformError } from "./errors.ts";

const ALG = "RSA-OAEP-256";
const ENC = "A256GCM";
const MAX_AGE_S = 120;
const REMEMBER_MS = 5 * 60_000;
const OVERLAP_MS = 24 * 3_600_000;

interface KeyPair {
  kid: string;
  privateKey: CryptoKey;
  jwk: JWK;
  retiredAt: number | undefined;
}

async function createKeyPair(): Promise<KeyPair> {
  const kid = randomUUID();
  const { publicKey, privateKey } = await generateKeyPair(ALG, { modulusLength: 3072 });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: ALG, use: "enc" };
  return { kid, privateKey, jwk, retiredAt: undefined };
}

/** Reads payloads that callers encrypted with the platform's public key, each at most once. */
export class PayloadKeys {
  readonly #clock: Clock;
  #pairs: KeyPair[];
  readonly #seen: LRUCache<string, true>;

  private constructor(clock: Clock, pair: KeyPair) {
    this.#clock = clock;
    this.#pairs = [pair];
    this.#seen = new LRUCache({ max: 100_000, ttl: REMEMBER_MS });
  }

  static async create(clock: Clock): Promise<PayloadKeys> {
    return new PayloadKeys(clock, await createKeyPair());
  }

  /** A new key for callers; the old one is still read for a day. */
  async rotate(): Promise<void> {
    const now = this.#clock.now().getTime();
    const fresh = await createKeyPair();
    const old = this.#pairs.map((pair) => ({ ...pair, retiredAt: pair.retiredAt ?? now }));
    this.#pairs = [fresh, ...old.filter(({ retiredAt }) => retiredAt > now - OVERLAP_MS)];
  }

  /** The public keys, the one to use first. */
  jwks(): { keys: JWK[] } {
    return { keys: this.#pairs.map(({ jwk }) => jwk) };
  }

  /** The plain text of a JWE in compact form; throws PAYLOAD_INVALID or PAYLOAD_REPLAYED. */
  async decrypt(jwe: string): Promise<string> {
    const { plaintext, protectedHeader } = await compactDecrypt(
      jwe,
      ({ kid }) => {
        const pair = this.#pairs.find((candidate) => candidate.kid === kid);
        if (!pair) throw new PlatformError("PAYLOAD_INVALID");
        return pair.privateKey;
      },
      { keyManagementAlgorithms: [ALG], contentEncryptionAlgorithms: [ENC] },
    ).catch(() => {
      throw new PlatformError("PAYLOAD_INVALID");
    });
    this.#refuseReplay(protectedHeader.iat, protectedHeader.jti);
    return new TextDecoder().decode(plaintext);
  }

  #refuseReplay(iat: unknown, jti: unknown): void {
    if (typeof iat !== "number" || typeof jti !== "string" || jti.length > 64)
      throw new PlatformError("PAYLOAD_INVALID");
    const age = this.#clock.now().getTime() / 1000 - iat;
    if (Math.abs(age) > MAX_AGE_S || this.#seen.has(jti)) throw new PlatformError("PAYLOAD_REPLAYED");
    this.#seen.set(jti, true);
  }
}

/** Says whether a request's body is encrypted, by its content type. */
export const isEncrypted = (contentType: string | undefined) =>
  contentType?.split(";")[0]?.trim() === "application/jose";
