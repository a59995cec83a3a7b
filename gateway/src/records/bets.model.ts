import type { BetStatus, GameCategory, Money } from "../__generated__/types.ts";
import type { Page } from "../paging/connection.ts";

/** A bet. */
export interface BetModel {
  internalID: string;
  placedAt: string;
  settledAt: string | null;
  /** The platform's number of the game; null on platforms that do not send it. */
  gameID: string | null;
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

/** Sums of bets. */
export type BetTotalsModel = Pick<BetModel, "stake" | "validStake" | "payout" | "profit">;

/** A page of bets, with the sums over the whole list. */
export interface BetPage extends Page<BetModel> {
  totals: BetTotalsModel;
}
