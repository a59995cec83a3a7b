import type { BetStatus, GameCategory, Money, TeamBetTotals } from "../__generated__/types.ts";
import type { Page } from "../paging/connection.ts";
/** A bet of an account in the caller's downline. */
export interface TeamBetModel {
  internalID: string;
  account: string;
  placedAt: string;
  settledAt: string | null;
  gameName: string;
  category: GameCategory | null;
  vendorCode: string;
  round: string | null;
  selection: string | null;
  stake: Money;
  validStake: Money;
  payout: Money;
  profit: Money;
  houseResult: Money;
  status: BetStatus;
}

/** One page of bets, with the sums over all pages. */
export interface TeamBetPage extends Page<TeamBetModel> {
  totals: TeamBetTotals;
}
