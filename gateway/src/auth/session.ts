import type { AccountKind } from "../__generated__/types.ts";

/** The session of a logged-in caller, as the cookie or bearer token holds it. The platform still checks every call. */
export interface Session {
  readonly id: string;
  /** The brand's code at the platform. The session is valid at the hosts of this brand only. */
  readonly brand: string;
  readonly token: string;
  readonly customerId: string;
  readonly username: string;
  readonly kind: AccountKind;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Chooses the CDNs. It stays the same for the whole session, so that browser caches stay warm. */
  readonly cdnSeed: string;
  /** The previous login. The platform sends it only once, in its answer to the login. */
  readonly lastLogin: { readonly at: string; readonly ip: string | null } | null;
}

/** Why a session that the caller sent is not accepted. */
export type SessionRefusal = "SESSION_EXPIRED" | "SESSION_WRONG_BRAND";

/**
 * A session, or null with the reason why the sent session is refused. Guests sent none, so they have no reason. `over` is
 * the sent session when it has ended.
 */
export type SessionState = { session: Session } | { session: null; refusal: SessionRefusal | null; over?: Session };

export const dayMs = 86_400_000;
