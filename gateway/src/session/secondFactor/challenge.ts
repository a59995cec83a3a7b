import { z } from "zod";
import type { SessionDelivery } from "../../__generated__/types.ts";
import { type Remembered, remembered } from "../../auth/remembered.ts";
import type { Context } from "../../request/context.ts";
import type { UnfinishedLogin } from "../session.model.ts";

const challengeCookie = "__Host-atrium-second-factor";
const lifetimeMs = 300_000;

const sealedChallenge = z.object({
  for: z.literal("second factor"),
  brand: z.string(),
  mfaToken: z.string().min(1),
  /** As the first step asked for it; left out for logins without a form. */
  remember: remembered.nullable().optional(),
  until: z.number(),
});

/** A login that waits for its second factor. */
export interface Challenge {
  mfaToken: string;
  remember?: Remembered | null | undefined;
}

interface NewChallenge {
  login: UnfinishedLogin;
  remember?: Remembered | null | undefined;
  delivery: SessionDelivery;
}

/** Gives a login that waits for its second factor to the browser, in a cookie, or to the caller as a token. */
export async function giveChallenge(context: Context, { login, remember, delivery }: NewChallenge) {
  const { services, brand, cookies } = context.uncached();
  const { mfaToken, expiresAt } = login;
  const until = expiresAt === null ? Date.now() + lifetimeMs : Date.parse(expiresAt);
  const { merchant } = brand.key;
  const content = {
    for: "second factor",
    brand: merchant,
    mfaToken,
    until,
    ...(remember !== undefined && { remember }),
  };
  const sealed = await services.sealer.seal(content);
  const isForBrowser = delivery === "COOKIE";
  if (isForBrowser) cookies.set(challengeCookie, sealed, lifetimeMs / 1000);
  return { token: isForBrowser ? null : sealed, expiresAt: new Date(until).toISOString() };
}

/** The login that this browser began, or that of a token; null when there is none or its time is over. */
export async function readChallenge(context: Context, token: string | null | undefined): Promise<Challenge | null> {
  const { services, brand } = context.uncached();
  const sealed = token ?? context.uncached().readCookie(challengeCookie);
  const found = sealed === undefined ? null : await services.sealer.open(sealed, sealedChallenge);
  if (found === null || found.until <= Date.now() || found.brand !== brand.key.merchant) return null;
  return found;
}

/** Clears the cookie, when the login is finished or can't be finished any more. */
export function forgetChallenge(context: Context): void {
  if (context.uncached().readCookie(challengeCookie) !== undefined) context.uncached().cookies.clear(challengeCookie);
}
