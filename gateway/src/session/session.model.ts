import type { LoginMethod, LoginOutcome, PasswordChangeReason, SecondFactorMethod } from "../__generated__/types.ts";
/** A session of the member. */
export interface SessionModel {
  internalID: string;
  startedAt: string;
  idleExpiresAt: string | null;
  expiresAt: string | null;
  serverTime: string | null;
  device: string | null;
  ip: string | null;
  country: string | null;
  lastSeenAt: string | null;
  isCurrent: boolean;
}

/** A captcha's picture. */
export interface CaptchaModel {
  id: string;
  image: string;
  expiresAt: string;
}

/** The platform's answer to a login of an account with a second factor. */
export interface UnfinishedLogin {
  mfaToken: string;
  expiresAt: string | null;
}

/** The platform's answer to a login that opened a session. */
export interface Login {
  token: string;
  isFirstLogin: boolean;
  passwordChangeReason: PasswordChangeReason | null;
  expiresAt: string | null;
  lastLogin: { at: string; ip: string | null } | null;
  /** The platform's mark of the device, to show at the next login; null when it gives none. */
  deviceMark: string | null;
}

/** A login of the member's history. */
export interface LoginRecordModel {
  internalID: string;
  at: string;
  method: LoginMethod | null;
  secondFactor: SecondFactorMethod | null;
  outcome: LoginOutcome;
  device: string | null;
  ip: string | null;
  country: string | null;
  isCurrent: boolean;
}
