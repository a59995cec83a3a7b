import type { Bank, SecurityLevel, SecuritySetting, StepUpMethod } from "../__generated__/types.ts";

/** How the caller's account is secured. */
export interface AccountSecurityModel {
  level: SecurityLevel;
  raisedBy: SecuritySetting[];
  stepUpMethods: StepUpMethod[];
  passwordChangedAt: string | null;
  hasPaymentPassword: boolean;
  paymentPasswordLockedUntil: string | null;
  hasSecondFactor: boolean;
  payoutAccountCount: number;
  payeeName: string | null;
}

/** A bank account that withdrawals go to. */
export interface PayoutAccountModel {
  internalID: string;
  bankName: string;
  currency: string | null;
  branch: string | null;
  holder: string | null;
  lastFour: string;
  addedAt: string;
  usableFrom: string | null;
}

/** The caller's bank accounts, and the banks of which another can be added. */
export interface PayoutAccounts {
  accounts: PayoutAccountModel[];
  banks: Bank[];
}

/** A passkey of the member. */
export interface PasskeyModel {
  internalID: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}
