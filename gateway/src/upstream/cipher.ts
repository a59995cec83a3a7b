import { randomUUID } from "node:crypto";
import { CompactEncrypt, type CryptoKey, importJWK } from "jose";
import { z } from "zod";
import { UpstreamError, unavailable } from "../errors/upstreamError.ts";
import { gatewayItself, type UpstreamClient } from "./http/client.ts";
import type { Answer } from "./http/outgoing.ts";

interface PublicKey {
  kid: string;
  /** The modulus, which identifies the key. */
  n: string;
  key: CryptoKey | Uint8Array;
}

const keySet = z.object({
  keys: z
    .array(
      z.object({
        kty: z.literal("RSA"),
        kid: z.string().min(1).max(200),
        n: z.string(),
        e: z.string(),
        iat: z.number().optional(),
      }),
    )
    .min(1),
});

const keptMs = 3_600_000;
/** An older key is not used, also while the platform gives no other one. */
const longestMs = 24 * 3_600_000;
/** A refused body may mean that the key was replaced, or that the caller sent nonsense. So it renews the key seldom. */
const renewMs = 5_000;

/**
 * Encrypts the bodies of `encrypt` calls: JWE compact, RSA-OAEP-256 with A256GCM. A platform with another scheme needs
 * another class here.
 */
export class PayloadCipher {
  readonly #client: UpstreamClient;
  /** The key that came last. */
  #key: PublicKey | undefined;
  #keySince = 0;
  #renewal: Promise<PublicKey> | undefined;
  #renewedAt = 0;

  constructor(client: UpstreamClient) {
    this.#client = client;
  }

  /** Encrypts a text and sends it. When the platform has another key by now, it is sent once more. */
  async sending(text: string, send: (sealed: string) => Promise<Answer>): Promise<Answer> {
    const used = await this.#currentKey();
    try {
      return await send(await this.#seal(text, used));
    } catch (error) {
      if (!(error instanceof UpstreamError && error.code === "PAYLOAD_INVALID")) throw error;
      const next = await this.#keyAfter(used);
      if (next.n === used.n) throw error;
      return send(await this.#seal(text, next));
    }
  }

  async #seal(text: string, { kid, key }: PublicKey): Promise<string> {
    return new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({
        alg: "RSA-OAEP-256",
        enc: "A256GCM",
        kid,
        cty: "json",
        iat: Math.floor(Date.now() / 1000),
        jti: randomUUID(),
      })
      .encrypt(key);
  }

  /** The key after a refusal of the used one. Callers that are refused at the same time share one request. */
  async #keyAfter(used: PublicKey): Promise<PublicKey> {
    if (this.#key !== undefined && this.#key !== used) return this.#key;
    return this.#isRenewedLately ? used : this.#renew();
  }

  /** A key that is due is used until the next one has arrived: the platform may accept it while it can't send another. */
  async #currentKey(): Promise<PublicKey> {
    const age = Date.now() - this.#keySince;
    if (this.#key === undefined || age >= longestMs) return this.#renew();
    // A failed renewal is repeated by later callers.
    if (age >= keptMs && !this.#isRenewedLately) this.#renew().catch(() => undefined);
    return this.#key;
  }

  get #isRenewedLately(): boolean {
    return this.#renewal === undefined && Date.now() - this.#renewedAt < renewMs;
  }

  #renew(): Promise<PublicKey> {
    if (this.#renewal !== undefined) return this.#renewal;
    this.#renewedAt = Date.now();
    this.#renewal = this.#fetchKey().finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  async #fetchKey(): Promise<PublicKey> {
    const name = "GET /wps/system/encryptionKey";
    const answer = await this.#client.send({
      name,
      path: "/wps/system/encryptionKey",
      caller: gatewayItself,
      milliseconds: 8_000,
    });
    const parsed = keySet.safeParse(answer.content);
    if (!parsed.success) throw unavailable("no usable key");
    // The newest key, or the first one when the keys have no dates.
    const newest = parsed.data.keys.reduce((best, key) => ((key.iat ?? 0) > (best.iat ?? 0) ? key : best));
    const key = await importJWK({ kty: "RSA", n: newest.n, e: newest.e }, "RSA-OAEP-256");
    this.#keySince = Date.now();
    this.#key = { kid: newest.kid, n: newest.n, key };
    return this.#key;
  }
}
