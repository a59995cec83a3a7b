import type { AccountMovementKind, Money } from "../__generated__/types.ts";
import type { Page } from "../paging/connection.ts";

/** A movement of the caller's main wallet. */
export interface AccountMovementModel {
  internalID: string;
  kind: AccountMovementKind;
  createdAt: string;
  amount: Money;
  balanceBefore: Money;
  balanceAfter: Money;
  reference: string | null;
  remark: string | null;
}

/** Sums of movements. */
export interface AccountMovementTotalsModel {
  incoming: Money;
  outgoing: Money;
}

/** A page of movements, with the sums over the whole list. */
export interface AccountMovementPage extends Page<AccountMovementModel> {
  totals: AccountMovementTotalsModel;
}
