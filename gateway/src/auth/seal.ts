import { createHmac } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import type { z } from "zod";
import type { SealKey } from "./sealKeys.ts";

const longestSealed = 3_500;

/**
 * Encrypts data that a browser keeps for the gateway and must neither read nor change (JWE `dir`, A256GCM). The first
 * key seals and all keys open. A new key is therefore added at the end, and moved to the front when all processes have
 * it.
 */
export class Sealer {
  readonly #keys: ReadonlyMap<string, Uint8Array>;
  readonly #sealing: SealKey;

  constructor(keys: readonly SealKey[]) {
    const [first] = keys;
    if (first === undefined) throw new Error("There is no key to seal sessions with.");
    this.#sealing = first;
    this.#keys = new Map(keys.map(({ kid, secret }) => [kid, secret]));
  }

  seal(content: object): Promise<string> {
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
      .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: this.#sealing.kid })
      .encrypt(this.#sealing.secret);
  }

  /** The content; null when it is forged, truncated, sealed with an unknown key, or of another shape. */
  async open<T>(sealed: string, shape: z.ZodType<T>): Promise<T | null> {
    if (sealed.length > longestSealed) return null;
    try {
      const { plaintext } = await compactDecrypt(
        sealed,
        ({ kid }) => {
          const key = this.#keys.get(kid ?? "");
          if (key === undefined) throw new Error("sealed with an unknown key");
          return key;
        },
        { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] },
      );
      const parsed = shape.safeParse(JSON.parse(new TextDecoder().decode(plaintext)));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  }

  /** A name for a text, from which the text can't be found by trying. */
  nameOf(text: string): string {
    return createHmac("sha256", this.#sealing.secret).update(text).digest("base64url");
  }
}
