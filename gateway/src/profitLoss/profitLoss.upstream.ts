import type { ProfitAndLossSort, ProfitAndLossSortKey, SortDirection } from "../__generated__/types.ts";
import type { PageArgs } from "../paging/connection.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import type { AccountProfitModel, AccountProfitPage } from "./profitLoss.model.ts";
import { profitLossPage } from "./profitLoss.wire.ts";

/** Filter and order of the accounts. */
export interface ProfitLossQuery {
  period: Readonly<Record<string, string>>;
  parent?: string | undefined;
  keyword?: string | undefined;
  /** One account, by its whole name. */
  account?: string | undefined;
  sort?: ProfitAndLossSort | null | undefined;
}

const sortKeys: Readonly<Record<ProfitAndLossSortKey, string>> = {
  ACCOUNT: "account",
  DEPOSIT: "deposit",
  WITHDRAWAL: "withdraw",
  STAKE: "bet",
  VALID_STAKE: "validBet",
  PAYOUT: "win",
  REBATE: "rebate",
  BONUS: "bonus",
  PROFIT: "profit",
};
const directions: Readonly<Record<SortDirection, string>> = { ASCENDING: "asc", DESCENDING: "desc" };

/** The filter and order as the platform's query parameters. */
export const profitLossParameters = ({ period, sort, ...filter }: ProfitLossQuery) => ({
  ...period,
  ...filter,
  sort: sort ? sortKeys[sort.by] : undefined,
  order: sort ? directions[sort.direction] : undefined,
});

const calls = { list: ownRead("GET /wps/relay/ACS_userProfitLoss", profitLossPage) };

/** The platform call for what a downline gained and lost. */
export const profitLossUpstream = defineUpstream((scope) => ({
  async list(query: ProfitLossQuery, page: PageArgs): Promise<AccountProfitPage> {
    const { items, ...answer } = await calls.list(scope, { query: { ...profitLossParameters(query), ...page } });
    return { ...answer, items: items.map((row) => ({ ...row, period: query.period })) };
  },

  /** One account in a period; null when it is not below the caller. */
  async account(account: string, period: ProfitLossQuery["period"]): Promise<AccountProfitModel | null> {
    const page = await this.list({ period, account }, { pageNo: 1, pageSize: 1 }).catch(unlessAbsent(null));
    return page?.items[0] ?? null;
  },
}));
