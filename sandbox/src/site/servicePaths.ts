import { CompactEncrypt } from "jose";
import type { Language } from "../http/languages.ts";
import { publicUrl } from "./publicUrl.ts";
import type { SitePlatform } from "./sitePlatform.ts";

const TYPES = { live: "3", vip: "4" } as const;

/** A desk of customer service. */
export type Desk = keyof typeof TYPES;

/** The public address of a desk. */
export const deskAddress = (platform: SitePlatform, desk: Desk, language: Language): string =>
  `${publicUrl(platform)}/support/${desk}?language=${language}`;

/**
 * The addresses of desks, each encrypted (JWE compact, `dir` with A256GCM): the proxies and caches of the platform
 * cannot read where customer service is.
 */
export const servicePaths = (platform: SitePlatform, desks: readonly Desk[], language: Language) =>
  Promise.all(
    desks.map(async (desk) => ({
      type: TYPES[desk],
      path: await seal(deskAddress(platform, desk, language), platform.config.serviceLinkKey),
    })),
  );

const seal = (address: string, key: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(address))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(Buffer.from(key, "base64url"));
