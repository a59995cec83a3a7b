import { secureRandom } from "./secureRandom.ts";

/** Letters and digits without those that look alike. */
const CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Random characters for names and codes. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => CHARACTERS[secureRandom(CHARACTERS.length)]).join("");

/** The same characters from bytes of a key: always the same ones for the same key. */
export const codeFrom = (key: Uint8Array, length: number): string =>
  Array.from(key.subarray(0, length), (byte) => CHARACTERS[byte % CHARACTERS.length]).join("");
