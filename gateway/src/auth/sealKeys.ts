import { randomBytes } from "node:crypto";
import { ownKey } from "./ownKey.ts";

/** A key that seals sessions. Sealed texts name the `kid` in their header. */
export interface SealKey {
  kid: string;
  secret: Uint8Array;
}

const newKey = () => `dev:${randomBytes(32).toString("base64url")}`;

const form = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9_-]{43})=?$/;

/**
 * Parses `kid:base64url` pairs; the first key seals. In the developer profile a missing key is generated and kept in
 * `folder`.
 */
export function sealKeysIn(from: {
  text: string | undefined;
  profile: "developer" | "player";
  folder: string;
}): SealKey[] {
  const text = from.text ?? (from.profile === "developer" ? ownKey(from.folder, "seal-key", newKey) : undefined);
  if (text === undefined)
    throw new Error("SEAL_KEYS is required in the player profile: `kid:` and 32 bytes in base64url.");
  const keys = text.split(",").map((pair) => {
    const [, kid, secret] = form.exec(pair.trim()) ?? [];
    if (kid === undefined || secret === undefined)
      throw new Error("SEAL_KEYS: each key is `kid:` and 32 bytes in base64url.");
    return { kid, secret: Buffer.from(secret, "base64url") };
  });
  const twice = keys.find(({ kid }, at) => keys.findIndex((other) => other.kid === kid) < at);
  if (twice !== undefined)
    throw new Error(`SEAL_KEYS: two keys have the kid ${twice.kid}. What one of them seals could not be opened.`);
  return keys;
}
