import { z } from "zod";
import type { Context } from "../../request/context.ts";

const challengeCookie = "__Host-atrium-passkey";
const lifetimeMs = 300_000;

const sealedChallenge = z.object({
  for: z.literal("passkey"),
  brand: z.string(),
  token: z.string().min(1),
  until: z.number(),
});

/** Binds a login with a passkey to this browser. */
export async function keepPasskeyChallenge(context: Context, token: string): Promise<void> {
  const { services, brand, cookies } = context.uncached();
  const until = Date.now() + lifetimeMs;
  const sealed = await services.sealer.seal({ for: "passkey", brand: brand.key.merchant, token, until });
  cookies.set(challengeCookie, sealed, lifetimeMs / 1000);
}

/** The platform's token of the login that this browser began, and clears it; null when there is none. */
export async function takePasskeyChallenge(context: Context): Promise<string | null> {
  const { services, brand, cookies } = context.uncached();
  const sealed = context.uncached().readCookie(challengeCookie);
  if (sealed === undefined) return null;
  cookies.clear(challengeCookie);
  const found = await services.sealer.open(sealed, sealedChallenge);
  if (found === null || found.until <= Date.now() || found.brand !== brand.key.merchant) return null;
  return found.token;
}
