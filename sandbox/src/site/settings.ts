/** What operators switch on and off, by the `modId` of the contract's white-label tree. */
export const MODULES = {
  MOBILE_SMS_LOGIN: false,
  DIRECT_REGISTER: true,
  FREE_PLAY: true,
  FORCE_PASSWORD_CHANGE: true,
  CHAT: false,
  POINT_MALL: false,
  REFERRAL_PROMOTION: false,
  SOCIAL_LOGIN: false,
  MEMBER_CENTER: true,
  MOBILE_REGISTER: false,
  PHONE_VERIFICATION_RECOVERY: false,
  DIVIDEND: false,
  DAILY_SALARY: false,
  HOURLY_SALARY: false,
  REALTIME_SALARY: false,
  LOGINED_TO_HOME_PAGE: false,
  HOME_STATE_BARS: false,
  FORCE_LIGHT_THEME: false,
  TERMS_PRECHECKED: true,
  TRANSFER_UPLINE: false,
  TRANSFER_DOWNLINE: false,
  PHONE_AUTH_PROVIDER: false,
} as const;

export type ModId = keyof typeof MODULES;

/** 0 normal, 1 maintenance, 2 not open to the caller's region. */
export interface SystemStatus {
  status: 0 | 1 | 2;
  endTime?: string;
}

const OPEN: SystemStatus = { status: 0 };

/** What can change about the brand while the platform runs; `/sandbox/flags` and `/sandbox/status` do. */
export class SiteSettings {
  #modules: Record<ModId, boolean> = { ...MODULES };
  systemStatus: SystemStatus = OPEN;

  isEnabled(modId: ModId): boolean {
    return this.#modules[modId];
  }

  modules(): Readonly<Record<ModId, boolean>> {
    return this.#modules;
  }

  set(changes: Partial<Record<ModId, boolean>>): void {
    this.#modules = { ...this.#modules, ...changes };
  }

  reset(): void {
    this.#modules = { ...MODULES };
    this.systemStatus = OPEN;
  }
}
