import { z } from "zod";
import type { CorePlatform } from "../../corePlatform.ts";

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

/** Whether the device is part of the computer or connected to it. */
export const attachment = z.enum(["cross-platform", "platform"]).optional();
