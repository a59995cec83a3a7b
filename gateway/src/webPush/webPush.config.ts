import { createECDH } from "node:crypto";
import { z } from "zod";
import { ownKey } from "../auth/ownKey.ts";
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
  const privateKey = VAPID_PRIVATE_KEY ?? (profile === "developer" ? ownKey(DATA_DIR, "vapid-key", newKey) : undefined);
  if (privateKey === undefined) return null;
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey, "base64url");
  return { publicKey: curve.getPublicKey("base64url"), privateKey, subject };
};

/** The public key that browsers subscribe with; null without notifications. */
export const vapidPublicKey = defineService((config) => config.section(vapidKeys)?.publicKey ?? null);

/** Browsers are bound to the key that they subscribed with, so it is kept over restarts. */
function newKey(): string {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  return curve.getPrivateKey("base64url").padStart(43, "A");
}
