import type { AccountKind, PeriodBalance, ProfitTotals, TeamDayProfit } from "../__generated__/types.ts";
import type { Page } from "../paging/connection.ts";

/** The gains and losses of an account and everyone below it. */
export interface AccountProfitModel extends ProfitTotals {
  account: string;
  kind: AccountKind;
  level: number;
  otherCurrencies: string[];
  /** The platform's parameters of the period. */
  period: Readonly<Record<string, string>>;
}

/** One page of accounts, with what belongs to the whole list. */
export interface AccountProfitPage extends Page<AccountProfitModel> {
  path: string[];
  ownBalance: PeriodBalance | null;
  totals: ProfitTotals;
  byDay: TeamDayProfit[];
}
