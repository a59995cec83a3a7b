import type { Money, RewardKind, RewardStatus } from "../__generated__/types.ts";
import type { FreeSpinTermsModel } from "../freeSpins/freeSpins.model.ts";
import type { Page } from "../paging/connection.ts";

/** A reward of the caller. */
export interface RewardModel {
  internalID: string;
  kind: RewardKind;
  title: string;
  amount: Money;
  turnoverRequired: Money | null;
  freeSpins: FreeSpinTermsModel | null;
  status: RewardStatus;
  claimBefore: string;
  endedAt: string | null;
}

/** Sums of rewards. */
export interface RewardTotalsModel {
  amount: Money;
  claimed: Money;
}

/** A page of rewards, with the number of those that can be claimed and the sums over the whole list. */
export interface RewardPage extends Page<RewardModel> {
  totals: RewardTotalsModel | null;
  claimableCount: number | null;
}
