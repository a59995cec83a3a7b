import { z } from "zod";
import type { PurgeOptions } from "../purges/purges.ts";
import { ConfigError } from "./section.ts";

/** The CDN in front, and the right to purge it. */
export type PurgeTarget = Pick<PurgeOptions, "cdn" | "id" | "token" | "api">;

export const purgeVariables = {
  CDN_PURGE: z
    .string()
    .regex(/^(fastly|cloudflare):[\w-]{1,64}$/, "must be fastly:SERVICE or cloudflare:ZONE")
    .optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/)
    .optional(),
  CDN_PURGE_API: z.url({ protocol: /^https?$/ }).optional(),
};

interface PurgeVariables {
  CDN_PURGE?: string | undefined;
  CDN_PURGE_TOKEN?: string | undefined;
  CDN_PURGE_API?: string | undefined;
  SERVICE_KEY?: string | undefined;
}

export function purgeIn({
  CDN_PURGE,
  CDN_PURGE_TOKEN: token,
  CDN_PURGE_API,
  SERVICE_KEY,
}: PurgeVariables): PurgeTarget | undefined {
  if (CDN_PURGE === undefined) return undefined;
  if (token === undefined) throw new ConfigError(["CDN_PURGE_TOKEN: CDN_PURGE needs it"]);
  if (SERVICE_KEY === undefined) throw new ConfigError(["SERVICE_KEY: CDN_PURGE needs the platform's events"]);
  const [name, id = ""] = CDN_PURGE.split(":");
  const cdn = name === "fastly" ? "fastly" : "cloudflare";
  return { cdn, id, token, api: CDN_PURGE_API?.replace(/\/$/, "") };
}
