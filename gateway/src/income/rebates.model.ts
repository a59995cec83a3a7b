import type { Money, RebateShare } from "../__generated__/types.ts";
import type { Page } from "../paging/connection.ts";

/** The rebate of an account for the bets of a day. */
export interface RebateModel {
  internalID: string;
  day: string;
  rate: string;
  validStake: Money;
  ownAmount: Money;
  shares: RebateShare[];
  commission: Money;
  amount: Money;
  paidAt: string | null;
}

/** A page of rebates, with the sums over all pages. */
export interface RebatePage extends Page<RebateModel> {
  totalAmount: Money;
  totalCommission: Money;
}
