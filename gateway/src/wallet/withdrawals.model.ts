import type {
  Money,
  WithdrawalPart,
  WithdrawalState,
  WithdrawalStep,
  WithdrawalTerms,
} from "../__generated__/types.ts";

export type WithdrawalTermsModel = WithdrawalTerms;

/** A withdrawal of the caller. */
export interface WithdrawalModel {
  internalID: string;
  bankName: string;
  lastFour: string;
  amount: Money;
  fee: Money;
  arriving: Money;
  paid: Money;
  state: WithdrawalState;
  createdAt: string;
  endedAt: string | null;
  confirmBefore: string | null;
  viewerCanCancel: boolean;
  viewerCanConfirm: boolean;
  parts: WithdrawalPart[];
  timeline: WithdrawalStep[];
}
