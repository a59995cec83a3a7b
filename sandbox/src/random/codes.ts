import { secureRandom } from "./secureRandom.ts";

/** Letters and digits without those that look alike. */
const CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Random characters for names and codes. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => CHARACTERS[secureRandom(CHARACTERS.length)]).join("");

/** Bytes from here on would make the first characters more frequent than the others. */
const FAIR_BYTES = 256 - (256 % CHARACTERS.length);

/**
 * The same characters from bytes of a random key: always the same ones for the same key, and each equally likely. About one byte
 * in 30 is left out, so the key must be longer than the code.
 */
export function codeFrom(key: Uint8Array, length: number): string {
  const fair = key.filter((byte) => byte < FAIR_BYTES).subarray(0, length);
  if (fair.length < length) throw new Error(`the key is too short for ${length} characters`);
  return Array.from(fair, (byte) => CHARACTERS[byte % CHARACTERS.length]).join("");
}
