import type { Page } from "../../paging/connection.ts";
import type { AccountMovementModel, AccountMovementTotalsModel } from "../../records/accountRecord.model.ts";

/** A movement of an account in the caller's downline. */
export interface TeamTransactionModel extends Omit<AccountMovementModel, "remark"> {
  account: string;
}

/** A page of movements, with the sums over the whole list. */
export interface TeamTransactionPage extends Page<TeamTransactionModel> {
  totals: AccountMovementTotalsModel;
}
