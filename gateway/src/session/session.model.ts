import type { PasswordChangeReason } from "../__generated__/types.ts";
/** A session as the platform lists it. */
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

/** A captcha that has been drawn, and can be listened to. */
export interface CaptchaModel {
  id: string;
  image: string;
  expiresAt: string;
}

/** What a login brought. */
export interface Login {
  token: string;
  isFirstLogin: boolean;
  passwordChangeReason: PasswordChangeReason | null;
  expiresAt: string | null;
  lastLogin: { at: string; ip: string | null } | null;
}
