import type { Money } from "../__generated__/types.ts";

/** A member's money from an opening to a closing balance. */
export interface StatementPeriodModel {
  firstDay: string;
  lastDay: string;
  opening: Money;
  deposit: Money;
  withdrawal: Money;
  stake: Money;
  payout: Money;
  bonus: Money;
  rebate: Money;
  other: Money;
  closing: Money;
  netDeposit: Money;
}

/** The statement of a period, and of its months or days. */
export interface ActivityStatementModel {
  total: StatementPeriodModel;
  periods: StatementPeriodModel[];
}
