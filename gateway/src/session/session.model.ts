import type { PasswordChangeReason } from "../__generated__/types.ts";
/** A session of the member. */
export interface SessionModel {
  internalID: string;
  startedAt: string;
  idleExpiresAt: string | null;
  expiresAt: string | null;
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

/** The platform's answer to a login. */
export interface Login {
  token: string;
  isFirstLogin: boolean;
  passwordChangeReason: PasswordChangeReason | null;
  expiresAt: string | null;
  lastLogin: { at: string; ip: string | null } | null;
}
