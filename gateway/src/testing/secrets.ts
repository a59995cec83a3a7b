import type { Secrets } from "@atrium/scripts/secrets";

/** Shared by the sandboxes and gateways of tests and benches. */
export const secrets: Secrets = {
  serviceKey: "a-service-key-for-tests",
  serviceLinkKey: Buffer.alloc(32, 5).toString("base64url"),
  identityClient: { id: "atrium", secret: "atrium-sandbox-client-secret" },
};
