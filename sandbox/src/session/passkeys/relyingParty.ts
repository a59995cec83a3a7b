import { z } from "zod";
import type { CorePlatform } from "../../corePlatform.ts";
import { text } from "../../http/input.ts";

/** The site that passkeys belong to: devices use them on its pages only. */
export function relyingParty({ config }: Pick<CorePlatform, "config">) {
  const { hostname, origin } = new URL(config.siteUrl);
  return { id: hostname, name: "Atrium", origin };
}

/** Binary data as WebAuthn's JSON has it. */
export const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);

/** What a device sends of a passkey, whatever it answers. */
export const credential = {
  id: base64url(2_048),
  rawId: base64url(2_048),
  type: z.literal("public-key"),
  /** Whether the device is part of the computer or connected to it. */
  authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional(),
  clientExtensionResults: z.record(text(64), z.unknown()).default({}),
};
