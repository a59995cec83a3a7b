import type { PasswordChangeReason } from "../__generated__/types.ts";

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
