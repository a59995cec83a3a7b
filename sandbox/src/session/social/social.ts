import { and, eq, gt } from "drizzle-orm";
import { type JWTPayload, jwtVerify } from "jose";
import type { Tx } from "../../db/openDatabase.ts";
import { PlatformError } from "../../http/errors.ts";
import type { Network } from "../../identity/identities.ts";
import { issuerOf } from "../../identity/identityServer.ts";
import { members } from "../../member/member.tables.ts";
import type { Member } from "../login/login.ts";
import { KeysUnavailable, remoteKeys } from "../remoteKeys.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { hashToken, newToken } from "../sessions.ts";
import { isFirstUse } from "../usedTokens.ts";
import { socialAccounts, socialTickets } from "./social.tables.ts";

const TICKET_MS = 30 * 60_000;

interface Shown {
  provider: Network;
  idToken: string;
  /** The nonce of the login. */
  nonce: string;
}

/**
 * The member of a social account. Throws SOCIAL_NOT_LINKED, with a ticket for the registration, when there is none. An
 * equal e-mail address is not enough, as the platform does not verify the addresses of its accounts.
 */
export async function authenticateSocial(
  platform: SessionPlatform,
  { provider, idToken, nonce }: Shown,
): Promise<Member> {
  const { db, clock } = platform;
  if (!platform.site.isEnabled("SOCIAL_LOGIN")) throw new PlatformError("FEATURE_DISABLED");
  const subject = await verifiedSubject(platform, provider, idToken, nonce);
  const [found] = await db
    .select({ member: members })
    .from(socialAccounts)
    .innerJoin(members, eq(members.id, socialAccounts.memberId))
    .where(and(eq(socialAccounts.network, provider), eq(socialAccounts.subject, subject)));
  if (found?.member.closedAt) throw new PlatformError("ACCOUNT_CLOSED");
  if (found) return found.member;

  const ticket = newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + TICKET_MS);
  await db.insert(socialTickets).values({ ticketHash: hashToken(ticket), network: provider, subject, expiresAt });
  throw new PlatformError("SOCIAL_NOT_LINKED", { value: { registerTicket: ticket } });
}

/** Links a ticket's social account to a new account; does nothing for an expired ticket. */
export async function linkSocialAccount(tx: Tx, ticket: string, memberId: number, at: Date): Promise<void> {
  const [used] = await tx
    .delete(socialTickets)
    .where(and(eq(socialTickets.ticketHash, hashToken(ticket)), gt(socialTickets.expiresAt, at)))
    .returning();
  if (!used) return;
  const { network, subject } = used;
  await tx.insert(socialAccounts).values({ network, subject, memberId, linkedAt: at }).onConflictDoNothing();
}

async function verifiedSubject(
  platform: SessionPlatform,
  network: Network,
  idToken: string,
  nonce: string,
): Promise<string> {
  const { identity, db } = platform;
  if (identity === undefined) throw new PlatformError("FEATURE_DISABLED");
  const issuer = issuerOf(identity.origin, network);
  const payload = await verified(idToken, issuer, identity.clientId);
  const { sub, exp } = payload;
  if (payload.nonce !== nonce || !sub || !exp) throw new PlatformError("LOGIN_FAILED");
  // Identity tokens use the machine's time, even when the platform's time is shifted.
  if (!(await isFirstUse(db, idToken, new Date(exp * 1000)))) throw new PlatformError("LOGIN_FAILED");
  return sub;
}

async function verified(idToken: string, issuer: string, audience: string): Promise<JWTPayload> {
  const keys = remoteKeys(`${issuer}/jwks`);
  try {
    return (await jwtVerify(idToken, keys, { issuer, audience, algorithms: ["RS256"], maxTokenAge: "10m" })).payload;
  } catch (error) {
    throw new PlatformError(error instanceof KeysUnavailable ? "UPSTREAM_UNAVAILABLE" : "LOGIN_FAILED");
  }
}
