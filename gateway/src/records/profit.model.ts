import type { GameCategory, Money } from "../__generated__/types.ts";

/** Sums of bets, and their results. */
interface BetSums {
  stake: Money;
  payout: Money;
  netProfit: Money;
}

/** The results of one day. */
export interface DayProfitModel extends BetSums {
  day: string;
  deposit: Money;
  withdrawal: Money;
}

/** The bets on games of one category. */
export interface CategoryProfitModel extends BetSums {
  category: GameCategory | null;
  validStake: Money;
}

/** The gains and losses of a member. */
export interface PersonalProfitModel extends BetSums {
  deposit: Money;
  withdrawal: Money;
  validStake: Money;
  bonus: Money;
  rebate: Money;
  netDepositsLifetime: Money;
  byCategory: CategoryProfitModel[];
  byDay: DayProfitModel[];
}
