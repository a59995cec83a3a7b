import { z } from "zod";
import { readCookie } from "./cookies.ts";
import type { Sealer } from "./seal.ts";
import { dayMs } from "./session.ts";

export const rememberCookie = "__Host-atrium-remember";

/** Parses the name or mobile number of a login. */
export const remembered = z.union([
  z.object({ username: z.string().min(1).max(64) }),
  z.object({ countryDialingCode: z.string().min(1).max(8), mobile: z.string().min(1).max(32) }),
]);
const sealedRemember = z.object({ for: z.literal("remember"), brand: z.string(), until: z.number() }).and(remembered);

/** The name or mobile number that a login was made with. */
export type Remembered = z.infer<typeof remembered>;

/** The same for the login form. Parts that the login did not use are null. */
export interface RememberedLogin {
  username: string | null;
  countryDialingCode: string | null;
  mobile: string | null;
}

export const sealRemembered = (sealer: Sealer, brand: string, who: Remembered) =>
  sealer.seal({ for: "remember", brand, ...who, until: Date.now() + dayMs });

/** The name or mobile number of an earlier login at this brand, while it is remembered. */
export async function rememberedIn(
  sealer: Sealer,
  brand: string,
  cookies: string | undefined,
): Promise<RememberedLogin | null> {
  const sealed = readCookie(cookies, rememberCookie);
  if (sealed === undefined) return null;
  const found = await sealer.open(sealed, sealedRemember);
  if (found === null || found.brand !== brand || found.until <= Date.now()) return null;
  if ("username" in found) return { username: found.username, countryDialingCode: null, mobile: null };
  return { username: null, countryDialingCode: found.countryDialingCode, mobile: found.mobile };
}
