import type { Money } from "../__generated__/types.ts";
/** Owner of a wallet; balances are fetched lazily, per field. */
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
