import { sha256After } from "./sha256.ts";

/** What has to be found: the number up to `maxnumber` that, behind the salt, has the hash `challenge`. */
export interface Task {
  readonly challenge: string;
  readonly salt: string;
  readonly maxnumber: number;
}

/** Tries every number; null when none is right. */
export function solve({ challenge, salt, maxnumber }: Task): number | null {
  const wanted = Uint32Array.from({ length: 8 }, (_, i) => Number.parseInt(challenge.slice(i * 8, i * 8 + 8), 16));
  const hash = sha256After(salt);
  for (let number = 0; number <= maxnumber; number += 1) {
    const words = hash(String(number));
    if (words[0] === wanted[0] && words.every((word, i) => word === wanted[i])) return number;
  }
  return null;
}
