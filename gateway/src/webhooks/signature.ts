import { createHmac } from "node:crypto";

/** A message as its receiver gets it. */
export interface Signed {
  /** The header `webhook-id`. */
  id: string;
  /** The header `webhook-timestamp`: seconds since 1970. */
  timestamp: number;
  /** The bytes of the body. */
  body: string;
}

/**
 * The header `webhook-signature` of Standard Webhooks: one `v1,…` for each secret. A secret is `whsec_` and the key as base64.
 */
export const signatureOf = (secrets: readonly string[], { id, timestamp, body }: Signed): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice("whsec_".length), "base64");
      return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
    })
    .join(" ");
