import type { Money } from "../__generated__/types.ts";

/** The caller's invitation. */
export interface ReferralModel {
  code: string;
  link: string;
  invitedCount: number;
  qualifiedCount: number;
  rewardTotal: Money;
  qualifyingAmount: Money | null;
  tiers: ReferralTierModel[];
}

/** A tier of the rewards for friends. */
export interface ReferralTierModel {
  from: number;
  reward: Money;
}

/** A friend who followed the invitation. */
export interface ReferralFriendModel {
  internalID: string;
  maskedName: string;
  registeredAt: string;
  isVerified: boolean;
  hasDeposited: boolean;
  hasPlayed: boolean;
  qualifiedAt: string | null;
  reward: Money | null;
}
