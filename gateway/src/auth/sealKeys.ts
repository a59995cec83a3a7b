import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A key that seals sessions. Sealed texts name the `kid` in their header. */
export interface SealKey {
  kid: string;
  secret: Uint8Array;
}

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
  const text = from.text ?? (from.profile === "developer" ? ownKey(from.folder) : undefined);
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

function ownKey(folder: string): string {
  const file = join(folder, "seal-key");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // The flag `wx` fails when the file exists, so that two gateways that start at once use the same key.
    writeFileSync(file, `dev:${randomBytes(32).toString("base64url")}`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}
