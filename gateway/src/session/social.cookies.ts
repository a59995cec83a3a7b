import { z } from "zod";
import type { SocialProviderKind } from "../__generated__/types.ts";
import type { Context } from "../request/context.ts";
import type { LoginUnderWay } from "./social.model.ts";

const underWayCookie = "__Host-atrium-social";
const ticketCookie = "__Host-atrium-ticket";
const underWaySeconds = 600;
const ticketSeconds = 1_800;

const sealedUnderWay = z.object({
  for: z.literal("social"),
  provider: z.string(),
  state: z.string().min(1),
  nonce: z.string().min(1),
  verifier: z.string().min(1),
  returnTo: z.string().startsWith("/"),
  until: z.number(),
});
const sealedTicket = z.object({ for: z.literal("ticket"), ticket: z.string().min(1), until: z.number() });

/** A login under way at a social network, and where it was begun. */
export type Journey = LoginUnderWay & { provider: SocialProviderKind; returnTo: string };

/** Gives the browser what it must bring back. Lax: it comes back from another site. */
export async function keepJourney(context: Context, journey: Journey): Promise<void> {
  const until = Date.now() + underWaySeconds * 1000;
  const sealed = await context.services.sealer.seal({ for: "social", ...journey, until });
  context.cookies.set(underWayCookie, sealed, underWaySeconds, "Lax");
}

/** What the browser brings back, once: it is taken from it in any case. */
export async function takeJourney(
  context: Context,
  provider: SocialProviderKind,
): Promise<(LoginUnderWay & { returnTo: string }) | null> {
  context.cookies.clear(underWayCookie);
  const sealed = context.readCookie(underWayCookie);
  const journey = sealed === undefined ? null : await context.services.sealer.open(sealed, sealedUnderWay);
  return journey === null || journey.until <= Date.now() || journey.provider !== provider ? null : journey;
}

/** Gives the browser what links its social account to the account it is going to open. */
export async function keepRegisterTicket(context: Context, ticket: string): Promise<void> {
  const until = Date.now() + ticketSeconds * 1000;
  context.cookies.set(
    ticketCookie,
    await context.services.sealer.seal({ for: "ticket", ticket, until }),
    ticketSeconds,
  );
}

/**
 * The `registerTicket` of the social account that the caller came to register with, for the platform's registration to
 * link; null for everybody else. After a registration, `forgetRegisterTicket`.
 */
export async function readRegisterTicket(context: Context): Promise<string | null> {
  const sealed = context.readCookie(ticketCookie);
  const kept = sealed === undefined ? null : await context.services.sealer.open(sealed, sealedTicket);
  return kept === null || kept.until <= Date.now() ? null : kept.ticket;
}

export const forgetRegisterTicket = (context: Context) => context.cookies.clear(ticketCookie);
