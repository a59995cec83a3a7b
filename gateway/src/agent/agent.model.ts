import type { Money, TeamBetTotals } from "../__generated__/types.ts";
import type { Page } from "../paging/connection.ts";
import type { BetModel } from "../records/bets.wire.ts";

/** A bet of an account in the caller's downline. */
export interface TeamBetModel extends BetModel {
  account: string;
  houseResult: Money;
}

/** One page of bets, with the sums over all pages. */
export interface TeamBetPage extends Page<TeamBetModel> {
  totals: TeamBetTotals;
}
