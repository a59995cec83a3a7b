import { createECDH } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { defineService } from "../config/config.ts";
import { inRepository } from "../config/repository.ts";
import { type ConfigSection, readVariables } from "../config/section.ts";

const variables = {
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "must be 32 bytes in base64url")
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/, "must be a mailto: or https: address")
    .default("mailto:operator@atrium.example"),
  DATA_DIR: z.string().default(inRepository(".data")),
};

/** The gateway's identity at push services (VAPID, RFC 8292). */
export interface VapidKeys {
  /** Base64url. */
  publicKey: string;
  /** Base64url. */
  privateKey: string;
  /** Where push services can reach the operator. */
  subject: string;
}

/** The keys; null without a key in the player profile: there are no notifications then. */
export const vapidKeys: ConfigSection<VapidKeys | null> = (environment, { profile }) => {
  const { VAPID_PRIVATE_KEY, VAPID_SUBJECT: subject, DATA_DIR } = readVariables(variables, environment);
  const privateKey = VAPID_PRIVATE_KEY ?? (profile === "developer" ? ownKey(DATA_DIR) : undefined);
  if (privateKey === undefined) return null;
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey, "base64url");
  return { publicKey: curve.getPublicKey("base64url"), privateKey, subject };
};

/** The public key that browsers subscribe with; null without notifications. */
export const vapidPublicKey = defineService((config) => config.section(vapidKeys)?.publicKey ?? null);

/** Browsers are bound to the key that they subscribed with, so it is kept over restarts. */
function ownKey(folder: string): string {
  const file = join(folder, "vapid-key");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  try {
    // The flag `wx` fails when the file exists, so that two gateways that start at once use the same key.
    writeFileSync(file, curve.getPrivateKey("base64url").padStart(43, "A"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}
