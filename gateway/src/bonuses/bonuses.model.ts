import type { BonusStatus, GameCategory, Money } from "../__generated__/types.ts";
import type { Page } from "../paging/connection.ts";

/** A bonus of the caller. */
export interface BonusModel {
  internalID: string;
  title: string;
  amount: Money;
  turnoverRequired: Money;
  turnoverDone: Money;
  categories: GameCategory[];
  holdsWithdrawals: boolean;
  status: BonusStatus;
  issuedAt: string;
  expiresAt: string;
  endedAt: string | null;
}

/** Sums of bonuses. */
export interface BonusTotalsModel {
  amount: Money;
  turnoverRequired: Money;
  turnoverDone: Money;
}

/** A page of bonuses, with the sums over the whole list. */
export interface BonusPage extends Page<BonusModel> {
  totals: BonusTotalsModel | null;
}
