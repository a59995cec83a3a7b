import { z } from "zod";
import type { AccountKind } from "../__generated__/types.ts";
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
const remembered = z.union([
  z.object({ username: z.string().min(1).max(64) }),
  z.object({ countryDialingCode: z.string().min(1).max(8), mobile: z.string().min(1).max(32) }),
]);
const sealedRemember = z.object({ for: z.literal("remember"), until: z.number() }).and(remembered);

/** What a login was made with. */
export type Remembered = z.infer<typeof remembered>;

/** The same for a form to fill in: what a login was not made with is null. */
export interface RememberedLogin {
  username: string | null;
  countryDialingCode: string | null;
  mobile: string | null;
}

export const sealSession = (sealer: Sealer, session: Session) => sealer.seal({ for: "session", ...session });

export const sealRemembered = (sealer: Sealer, who: Remembered) =>
  sealer.seal({ for: "remember", ...who, until: Date.now() + dayMs });

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

/** What an earlier visit's login was made with, while it is remembered. */
export async function rememberedIn(sealer: Sealer, cookies: string | undefined): Promise<RememberedLogin | null> {
  const sealed = readCookie(cookies, rememberCookie);
  if (sealed === undefined) return null;
  const found = await sealer.open(sealed, sealedRemember);
  if (found === null || found.until <= Date.now()) return null;
  if ("username" in found) return { username: found.username, countryDialingCode: null, mobile: null };
  return { username: null, countryDialingCode: found.countryDialingCode, mobile: found.mobile };
}

// An authorization that is no bearer's is a broken credential, not a guest.
const bearerIn = (authorization: string) => /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1] ?? "";
