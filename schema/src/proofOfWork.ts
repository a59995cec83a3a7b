import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** A task of the human check: find the number up to `maxnumber` that, appended to the salt, has the hash `challenge`. */
export interface Task {
  readonly challenge: string;
  readonly salt: string;
  readonly maxnumber: number;
}

const encoder = new TextEncoder();

/** SHA-256 of a text, as hex. */
export const hashOf = (text: string): string => bytesToHex(sha256(encoder.encode(text)));

/**
 * Tries every number, or those from `first` to `last`; null when none fits. WebCrypto is ten times slower here, because
 * each of its answers is a promise.
 */
export function solve({ challenge, salt, maxnumber }: Task, first = 0, last = maxnumber): number | null {
  const salted = sha256.create().update(encoder.encode(salt));
  const attempt = sha256.create();
  for (let number = first; number <= Math.min(last, maxnumber); number += 1) {
    const hash = salted
      ._cloneInto(attempt)
      .update(encoder.encode(String(number)))
      .digest();
    if (bytesToHex(hash) === challenge) return number;
  }
  return null;
}
