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
  const brand = context.brand.key.merchant;
  const until = Date.now() + lifetimeMs;
  const sealed = await context.services.sealer.seal({ for: "passkey", brand, token, until });
  context.cookies.set(challengeCookie, sealed, lifetimeMs / 1000);
}

/** The platform's token of the login that this browser began, and clears it; null when there is none. */
export async function takePasskeyChallenge(context: Context): Promise<string | null> {
  const sealed = context.readCookie(challengeCookie);
  if (sealed === undefined) return null;
  context.cookies.clear(challengeCookie);
  const found = await context.services.sealer.open(sealed, sealedChallenge);
  if (found === null || found.until <= Date.now() || found.brand !== context.brand.key.merchant) return null;
  return found.token;
}
