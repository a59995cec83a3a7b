import { z } from "zod";
import type { AccountKind } from "../__generated__/resolvers.ts";
import { readCookie } from "./cookies.ts";
import type { Sealer } from "./seal.ts";

/** What the gateway knows of a caller who has logged in, without asking the platform. The platform still checks all. */
export interface Session {
  token: string;
  customerId: string;
  username: string;
  kind: AccountKind;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  /** Picks the CDNs: the same ones for the whole session, so that caches stay warm. */
  cdnSeed: string;
  /** The login before this one, which the platform tells only once. */
  lastLogin: { at: string; ip: string | null } | null;
}

/** A session, or why there is none: `over` came with one that can't be used any more, or never could. */
export type SessionState = { session: Session } | { session: null; isOver: boolean };

export const sessionCookie = "__Host-atrium";
export const rememberCookie = "__Host-atrium-remember";
export const dayMs = 86_400_000;

const kinds = [
  "PLAYER",
  "AGENT",
  "SENIOR_AGENT",
  "TRIAL",
  "AFFILIATE",
  "AFFILIATE_SUB_ACCOUNT",
  "UNKNOWN",
] as const satisfies readonly AccountKind[];

// The purpose stands in the sealed text, so that one kind of cookie can't pass for another.
const sealedSession = z.object({
  for: z.literal("session"),
  token: z.string().min(1),
  customerId: z.string().min(1),
  username: z.string(),
  kind: z.enum(kinds),
  expiresAt: z.number(),
  cdnSeed: z.string().min(1),
  lastLogin: z.object({ at: z.string(), ip: z.string().nullable() }).nullable(),
});
const sealedRemember = z.object({ for: z.literal("remember"), username: z.string().min(1).max(64), until: z.number() });

export const sealSession = (sealer: Sealer, session: Session) => sealer.seal({ for: "session", ...session });

export const sealRemembered = (sealer: Sealer, username: string) =>
  sealer.seal({ for: "remember", username, until: Date.now() + dayMs });

/** Reads the bearer token, or else the cookie; a bearer makes cookies count for nothing. */
export async function sessionOf(
  sealer: Sealer,
  authorization: string | undefined,
  cookies: string | undefined,
): Promise<SessionState> {
  const sealed = authorization === undefined ? readCookie(cookies, sessionCookie) : bearerIn(authorization);
  if (sealed === undefined) return { session: null, isOver: false };
  const session = await sealer.open(sealed, sealedSession);
  if (session === null || session.expiresAt <= Date.now()) return { session: null, isOver: true };
  return { session };
}

/** The user name of an earlier visit, while it is remembered. */
export async function rememberedIn(sealer: Sealer, cookies: string | undefined): Promise<string | null> {
  const sealed = readCookie(cookies, rememberCookie);
  if (sealed === undefined) return null;
  const remembered = await sealer.open(sealed, sealedRemember);
  return remembered !== null && remembered.until > Date.now() ? remembered.username : null;
}

// An authorization that is no bearer's is a broken credential, not a guest.
const bearerIn = (authorization: string) => /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1] ?? "";
