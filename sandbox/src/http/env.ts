import type { PlatformError } from "./errors.ts";
import type { Language } from "./languages.ts";

/** The session behind a token, with the account that logged in. */
export interface ActiveSession {
  id: string;
  memberId: number;
  username: string;
  type: number;
  currency: string;
  language: string;
  /** It began with a password that is easy to guess or too old. */
  passwordDue: boolean;
  createdAt: Date;
  idleExpiresAt: Date;
  expiresAt: Date;
}

/** What the middlewares put beside a request. */
export interface AppEnv {
  Variables: {
    language: Language;
    traceId: string;
    /** The caller's address, as the gateway passes it on. */
    clientIp: string;
    /** Null for guests, and for callers whose token is no longer good. */
    session: ActiveSession | null;
    /** Why a token that was sent is no longer good. */
    sessionFault: PlatformError | null;
    /** The operator wants a new password before anything else. */
    mustChangePassword: boolean;
  };
}

/** Beside a request behind `requireSession` and its like. */
export interface SignedInEnv {
  Variables: Omit<AppEnv["Variables"], "session"> & { session: ActiveSession };
}
