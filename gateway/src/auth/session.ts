import { createHash } from "node:crypto";
import { z } from "zod";
import type { AccountKind } from "../__generated__/types.ts";
import { readCookie } from "./cookies.ts";
import type { Sealer } from "./seal.ts";

/** The session of a logged-in caller, as the cookie or bearer token holds it. The platform still checks every call. */
export interface Session {
  token: string;
  customerId: string;
  username: string;
  kind: AccountKind;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  /** Chooses the CDNs. It stays the same for the whole session, so that browser caches stay warm. */
  cdnSeed: string;
  /** The previous login. The platform tells it only once, at the login. */
  lastLogin: { at: string; ip: string | null } | null;
}

/** A session, or null. `isOver` means that the caller sent a session that is expired or invalid. */
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

// The purpose is part of the sealed text, so that one kind of cookie can't be used as another.
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

/** The name or mobile number that a login was made with. */
export type Remembered = z.infer<typeof remembered>;

/** The same for the login form. Parts that the login did not use are null. */
export interface RememberedLogin {
  username: string | null;
  countryDialingCode: string | null;
  mobile: string | null;
}

/** Names a session in maps and shared state, which must not hold its token. */
export const sessionKeyOf = ({ token }: Pick<Session, "token">) =>
  createHash("sha256").update(token).digest("base64url");

export const sealSession = (sealer: Sealer, session: Session) => sealer.seal({ for: "session", ...session });

export const sealRemembered = (sealer: Sealer, who: Remembered) =>
  sealer.seal({ for: "remember", ...who, until: Date.now() + dayMs });

/** Reads the bearer token, or else the cookie. With a bearer token cookies are ignored. */
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

/** The name or mobile number of an earlier login, while it is remembered. */
export async function rememberedIn(sealer: Sealer, cookies: string | undefined): Promise<RememberedLogin | null> {
  const sealed = readCookie(cookies, rememberCookie);
  if (sealed === undefined) return null;
  const found = await sealer.open(sealed, sealedRemember);
  if (found === null || found.until <= Date.now()) return null;
  if ("username" in found) return { username: found.username, countryDialingCode: null, mobile: null };
  return { username: null, countryDialingCode: found.countryDialingCode, mobile: found.mobile };
}

// An `Authorization` header of another kind is an invalid session, not a guest.
const bearerIn = (authorization: string) => /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1] ?? "";
