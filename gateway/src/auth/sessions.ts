import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { AccountKind } from "../__generated__/types.ts";
import type { SharedState } from "../sharedState/sharedState.ts";
import { readCookie } from "./cookies.ts";
import type { Sealer } from "./seal.ts";
import { dayMs, type Session, type SessionState } from "./session.ts";
import { sessionCookie } from "./sessionCookies.ts";

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
  id: z.string().min(1),
  brand: z.string().min(1),
  token: z.string().min(1),
  customerId: z.string().min(1),
  username: z.string(),
  kind: z.enum(kinds),
  expiresAt: z.number(),
  cdnSeed: z.string().min(1),
  lastLogin: z.object({ at: z.string(), ip: z.string().nullable() }).nullable(),
});

/** The headers that can hold a session. Cookies that must be ignored are left out. */
export interface SessionHeaders {
  authorization: string | undefined;
  cookie: string | undefined;
}

const expired: SessionState = { session: null, refusal: "SESSION_EXPIRED" };
const otherBrand: SessionState = { session: null, refusal: "SESSION_WRONG_BRAND" };
const guest: SessionState = { session: null, refusal: null };

/** Seals and opens sessions, and ends them in all processes. */
export class Sessions {
  readonly #sealer: Sealer;
  readonly #state: SharedState;
  /** Recently opened sessions, by their sealed text. A browser sends the same sealed text with every request. */
  readonly #opened = new LRUCache<string, Session>({ max: 5_000 });

  constructor(sealer: Sealer, state: SharedState) {
    this.#sealer = sealer;
    this.#state = state;
  }

  seal(session: Session): Promise<string> {
    return this.#sealer.seal({ for: "session", ...session });
  }

  /**
   * Reads the bearer token, or else the cookie. With a bearer token cookies are ignored. A promise only for a session that
   * was not opened lately.
   */
  open({ authorization, cookie }: SessionHeaders, brand: string): SessionState | Promise<SessionState> {
    const sent = authorization ?? readCookie(cookie, sessionCookie);
    if (sent === undefined) return guest;
    const known = this.#opened.get(sent);
    if (known !== undefined) return this.#stateOf(known, brand);
    const sealed = authorization === undefined ? sent : bearerIn(authorization);
    return this.#openAnew(sent, sealed, brand);
  }

  async #openAnew(sent: string, sealed: string, brand: string): Promise<SessionState> {
    const session = await this.#sealer.open(sealed, sealedSession);
    if (session === null) return expired;
    this.#opened.set(sent, session);
    return this.#stateOf(session, brand);
  }

  #stateOf(session: Session, brand: string): SessionState {
    if (session.brand !== brand) return otherBrand;
    return this.isOver(session) ? { session: null, refusal: "SESSION_EXPIRED", over: session } : { session };
  }

  /** Whether a session is ended or too old. */
  isOver({ id, expiresAt }: Session): boolean {
    return expiresAt <= Date.now() || this.#state.isRevoked(nameOf(id));
  }

  /** Ends a session in all processes of the gateway, but not at the platform. */
  end({ id, expiresAt }: Session): Promise<void> {
    return this.#state.revoke(nameOf(id), Math.max(0, expiresAt - Date.now()));
  }

  /** Ends a session because its browser or partner has logged in again. */
  async replace(session: Session): Promise<void> {
    await Promise.all([this.#state.revoke(replacedName(session.id), dayMs), this.end(session)]);
  }

  /** Whether the session's browser or partner has logged in again: it has another session by now. */
  isReplaced({ id }: Session): boolean {
    return this.#state.isRevoked(replacedName(id));
  }
}

const nameOf = (id: string) => `session:${id}`;
const replacedName = (id: string) => `replaced:${id}`;

// An `Authorization` header of another kind is an invalid session, not a guest.
const bearerIn = (authorization: string) => /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1] ?? "";
