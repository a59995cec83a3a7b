import type { subAccountRights } from "@atrium/schema/values";
import type { PlatformError } from "./errors.ts";
import type { Language } from "./languages.ts";
import type { PlayBreak } from "./playBreak.ts";

/** What a sub-account may do for its agent. */
export type SubAccountRight = (typeof subAccountRights)[number];

/** The session behind a token, with the account that logged in. */
export interface ActiveSession {
  id: string;
  memberId: number;
  username: string;
  type: number;
  currency: string;
  language: string;
  /** The session began with a password that is weak or too old. */
  passwordDue: boolean;
  /** The password is the one that an agent was shown when the account was made. */
  hasFirstPassword: boolean;
  /** The break from play that the member is on; null when there is none. */
  playBreak: PlayBreak | null;
  /** Null for all accounts but sub-accounts. */
  subAccount: SubAccount | null;
  /** The sub-account that acts, when the account of this session is its agent's; null otherwise. */
  actorId: number | null;
  createdAt: Date;
  idleExpiresAt: Date;
  expiresAt: Date;
}

/** What makes a session that of a sub-account. */
interface SubAccount {
  rights: readonly SubAccountRight[];
  /** The agent. The sub-account works for it. */
  agent: Pick<ActiveSession, "memberId" | "username" | "type" | "currency" | "playBreak">;
}

/** Variables that the middlewares set on each request. */
export interface AppEnv {
  Variables: {
    language: Language;
    traceId: string;
    /** The caller's address, as the gateway forwards it. */
    clientIp: string;
    /** Null for guests and for invalid tokens. */
    session: ActiveSession | null;
    /** Why the token of the request is invalid. */
    sessionFault: PlatformError | null;
    /** The member must change the password before anything else. */
    mustChangePassword: boolean;
  };
}

/** Variables of requests behind `idempotent`. */
export interface IdempotentEnv {
  Variables: SignedInEnv["Variables"] & {
    /** The key that the request has claimed: member, path and the caller's key. */
    claimedKey: string;
  };
}

/** Variables of requests behind `requireSession` and the other guards. */
export interface SignedInEnv {
  Variables: Omit<AppEnv["Variables"], "session"> & { session: ActiveSession };
}
