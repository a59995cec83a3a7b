import type { DepositBankAccount, DepositChannelKind, DepositState, Money } from "../__generated__/types.ts";
import type { ImageModel } from "../cdn/cdn.model.ts";

/** A way to deposit. */
export interface DepositChannelModel {
  internalID: string;
  kind: DepositChannelKind;
  name: string;
  icon: ImageModel | null;
  least: Money;
  most: Money;
  feeRate: string;
  feeFixed: Money;
  minutes: number;
  presets: Money[];
  isAvailable: boolean;
  isPlayedOnce: boolean;
}

/** A deposit of the caller. */
export interface DepositModel {
  internalID: string;
  channelName: string;
  channelKind: DepositChannelKind;
  amount: Money;
  fee: Money;
  credited: Money;
  state: DepositState;
  createdAt: string;
  expiresAt: string;
  endedAt: string | null;
  returnedAt: string | null;
  payUrl: string | null;
  qrContent: string | null;
  bankAccount: DepositBankAccount | null;
  turnoverRequired: Money;
  turnoverDone: Money;
}
