import { createHash } from "node:crypto";

/** Keys with which partners may send unregistered documents in the player profile. */
export interface PartnerKeys {
  /** A name for the owner of a key, without the key; undefined for an unknown key. */
  partnerOf(key: string | undefined): string | undefined;
}

/** Compares hashes, so that the time of a comparison reveals nothing of a key. */
export function createPartnerKeys(keys: Iterable<string>): PartnerKeys {
  const hashes = new Set([...keys].map(hashOf));
  return {
    partnerOf(key) {
      if (key === undefined || hashes.size === 0) return undefined;
      const hash = hashOf(key);
      return hashes.has(hash) ? hash.slice(0, 12) : undefined;
    },
  };
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64");
}
