import { namesOf } from "@atrium/schema/records";

/** Switches of the operator, by the `modId` of the contract's white-label tree, with their defaults. */
export const MODULES = {
  MOBILE_SMS_LOGIN: true,
  DIRECT_REGISTER: true,
  FREE_PLAY: true,
  FORCE_PASSWORD_CHANGE: true,
  CHAT: true,
  POINT_MALL: true,
  REFERRAL_PROMOTION: true,
  SOCIAL_LOGIN: true,
  MEMBER_CENTER: true,
  MOBILE_REGISTER: true,
  PHONE_VERIFICATION_RECOVERY: true,
  DIVIDEND: true,
  DAILY_SALARY: true,
  HOURLY_SALARY: true,
  REALTIME_SALARY: true,
  LOGINED_TO_HOME_PAGE: false,
  HOME_STATE_BARS: true,
  FORCE_LIGHT_THEME: false,
  FOLLOW_SYSTEM_THEME: false,
  TERMS_PRECHECKED: true,
  TRANSFER_UPLINE: true,
  TRANSFER_DOWNLINE: true,
  AGENT_CENTER_DIALOG: false,
  PHONE_AUTH_PROVIDER: false,
} as const;

export type ModId = keyof typeof MODULES;

export const MOD_IDS = namesOf(MODULES);
