import type { Money } from "../__generated__/types.ts";
/** Whose wallet it is: what is in it is asked when a field wants it. */
export interface WalletModel {
  customerId: string;
}

export interface Balance {
  total: Money;
  available: Money;
  bonus: Money;
  locked: Money;
  updatedAt: string;
}

export interface WalletAccountModel {
  code: string;
  name: string;
  balance: Money;
}
