import { z } from "zod";
import type { SocialProviderKind } from "../../__generated__/types.ts";
import type { Context } from "../../request/context.ts";
import type { LoginUnderWay } from "./social.model.ts";

const underWayCookie = "__Host-atrium-social";
const ticketCookie = "__Host-atrium-ticket";
const underWaySeconds = 600;
const ticketSeconds = 1_800;

const sealedUnderWay = z.object({
  for: z.literal("social"),
  brand: z.string(),
  provider: z.string(),
  state: z.string().min(1),
  nonce: z.string().min(1),
  verifier: z.string().min(1),
  returnTo: z.string().startsWith("/"),
  until: z.number(),
});
const sealedTicket = z.object({
  for: z.literal("ticket"),
  brand: z.string(),
  ticket: z.string().min(1),
  until: z.number(),
});

/** A login in progress at a social network, and the page where it began. */
export type Journey = LoginUnderWay & { provider: SocialProviderKind; returnTo: string };

/** Keeps the login in a cookie. `Lax`, because the browser returns from another site. */
export async function keepJourney(context: Context, journey: Journey): Promise<void> {
  const { services, brand, cookies } = context.uncached();
  const until = Date.now() + underWaySeconds * 1000;
  const sealed = await services.sealer.seal({
    for: "social",
    brand: brand.key.merchant,
    ...journey,
    until,
  });
  cookies.set(underWayCookie, sealed, underWaySeconds, "Lax");
}

/** Reads the login from its cookie, and clears the cookie in any case. A copy of the cookie fails `isFirstUse`. */
export async function takeJourney(
  context: Context,
  provider: SocialProviderKind,
): Promise<(LoginUnderWay & { returnTo: string }) | null> {
  context.uncached().cookies.clear(underWayCookie);
  const sealed = context.uncached().readCookie(underWayCookie);
  const journey = sealed === undefined ? null : await context.uncached().services.sealer.open(sealed, sealedUnderWay);
  if (journey === null || journey.until <= Date.now() || journey.provider !== provider) return null;
  return journey.brand === context.uncached().brand.key.merchant ? journey : null;
}

/** Whether nobody has continued the login before. Notes that it is continued now. */
export const isFirstUse = (context: Context, { state }: Pick<LoginUnderWay, "state">): Promise<boolean> =>
  context.uncached().services.sharedState.putIfAbsent(`social:${state}`, "used", underWaySeconds * 1000);

/** Keeps the registration ticket of a social account in a cookie. */
export async function keepRegisterTicket(context: Context, ticket: string): Promise<void> {
  const { services, brand, cookies } = context.uncached();
  const until = Date.now() + ticketSeconds * 1000;
  const sealed = await services.sealer.seal({ for: "ticket", brand: brand.key.merchant, ticket, until });
  cookies.set(ticketCookie, sealed, ticketSeconds);
}

/**
 * The registration ticket of the caller's social account, which the platform links at the registration; null when there
 * is none. Call `forgetRegisterTicket` after a registration.
 */
export async function readRegisterTicket(context: Context): Promise<string | null> {
  const { services, brand } = context.uncached();
  const sealed = context.uncached().readCookie(ticketCookie);
  const kept = sealed === undefined ? null : await services.sealer.open(sealed, sealedTicket);
  if (kept === null || kept.until <= Date.now() || kept.brand !== brand.key.merchant) return null;
  return kept.ticket;
}

export const forgetRegisterTicket = (context: Context) => context.uncached().cookies.clear(ticketCookie);
