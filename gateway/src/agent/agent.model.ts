import type { BetStatus, GameCategory, Money, TeamBetTotals } from "../__generated__/types.ts";
import type { Page } from "../paging/connection.ts";
/** A bet of somebody below the caller. */
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
  status: BetStatus;
}

/** Bets with the sums over all of them. */
export interface TeamBetPage extends Page<TeamBetModel> {
  totals: TeamBetTotals;
}
