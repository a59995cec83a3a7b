import { hkdfSync } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";

const HEADER = { alg: "dir", enc: "A256GCM" } as const;

/** A key of 32 bytes from a configured secret, another one for each purpose. */
export const derivedKey = (secret: string, purpose: string) =>
  new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));

/** Encrypts a text for the database, with a key that is derived from a configured secret. */
export const seal = (secret: string, purpose: string, text: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(HEADER).encrypt(derivedKey(secret, purpose));

/** The sealed text; undefined when it was sealed with another secret or for another purpose. */
export async function unseal(secret: string, purpose: string, sealed: string): Promise<string | undefined> {
  try {
    const algorithms = { keyManagementAlgorithms: [HEADER.alg], contentEncryptionAlgorithms: [HEADER.enc] };
    const { plaintext } = await compactDecrypt(sealed, derivedKey(secret, purpose), algorithms);
    return new TextDecoder().decode(plaintext);
  } catch {
    return undefined;
  }
}
