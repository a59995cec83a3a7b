import type { BonusTerms, SignInReward } from "../__generated__/types.ts";

/** The rewards of the daily sign-in. */
export interface SignInCalendarModel {
  rewards: SignInReward[];
  bonusTerms: BonusTerms | null;
  resetsAt: string;
  serverTime: string | null;
}

/** The progress of a member. */
export interface SignInStandingModel {
  day: number;
  streak: number;
  isSigned: boolean;
}

/** The platform's answer: the rewards, and how far the caller is. */
export interface SignInStatus {
  calendar: SignInCalendarModel;
  standing: SignInStandingModel;
}
