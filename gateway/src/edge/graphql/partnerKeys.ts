import { createHash } from "node:crypto";

/** Keys with which partners may send unregistered documents in the player profile. */
export interface PartnerKeys {
  has(key: string | undefined): boolean;
}

/** Compares hashes, so that the time of a comparison reveals nothing of a key. */
export function createPartnerKeys(keys: Iterable<string>): PartnerKeys {
  const hashes = new Set([...keys].map(hashOf));
  return { has: (key) => key !== undefined && hashes.has(hashOf(key)) };
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64");
}
