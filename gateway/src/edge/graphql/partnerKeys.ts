import { createHash } from "node:crypto";

/** Keys by which partners may send documents of their own where only registered ones are taken. */
export interface PartnerKeys {
  has(key: string | undefined): boolean;
}

/** Compared by hash: how long a comparison takes tells nothing of the key. */
export function createPartnerKeys(keys: Iterable<string>): PartnerKeys {
  const hashes = new Set([...keys].map(hashOf));
  return { has: (key) => key !== undefined && hashes.has(hashOf(key)) };
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64");
}
