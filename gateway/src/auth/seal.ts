import { CompactEncrypt, compactDecrypt } from "jose";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import type { SealKey } from "./sealKeys.ts";

const longestSealed = 3_500;

/**
 * Encrypts data that a browser keeps for the gateway and must neither read nor change (JWE `dir`, A256GCM). The first
 * key seals and all keys open, so a key is rotated by putting a new one in front.
 */
export class Sealer {
  readonly #keys: ReadonlyMap<string, Uint8Array>;
  readonly #newest: SealKey;
  /** Recently opened data with its shape: a browser sends the same sealed text with every request. */
  readonly #opened = new LRUCache<string, { shape: z.ZodType; data: unknown }>({ max: 5_000 });

  constructor(keys: readonly SealKey[]) {
    const [newest] = keys;
    if (newest === undefined) throw new Error("There is no key to seal sessions with.");
    this.#newest = newest;
    this.#keys = new Map(keys.map(({ kid, secret }) => [kid, secret]));
  }

  seal(content: object): Promise<string> {
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
      .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: this.#newest.kid })
      .encrypt(this.#newest.secret);
  }

  /** The content, frozen; null when it is forged, truncated, sealed with an unknown key, or of another shape. */
  async open<T>(sealed: string, shape: z.ZodType<T>): Promise<Readonly<T> | null> {
    const known = this.#opened.get(sealed);
    // The entry holds data of any type. This one was made by the same shape, so its type is the shape's.
    if (known?.shape === shape) return known.data as T;
    if (sealed.length > longestSealed) return null;
    try {
      const plain = await this.#decrypt(sealed);
      const parsed = shape.safeParse(JSON.parse(new TextDecoder().decode(plain)));
      if (!parsed.success) return null;
      const data = Object.freeze(parsed.data);
      this.#opened.set(sealed, { shape, data });
      return data;
    } catch {
      return null;
    }
  }

  async #decrypt(sealed: string): Promise<Uint8Array> {
    const { plaintext } = await compactDecrypt(
      sealed,
      ({ kid }) => {
        const key = this.#keys.get(kid ?? "");
        if (key === undefined) throw new Error("sealed with an unknown key");
        return key;
      },
      { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] },
    );
    return plaintext;
  }
}
