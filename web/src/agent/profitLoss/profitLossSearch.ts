import { type PeriodSearch, periodIn, periodInput } from "../../records/period.ts";
import { isPhone } from "../../ui/layout/usePhone.ts";
import type { Sort } from "../../ui/table/sort.ts";
import { placeIn } from "../downline/downlineSearch.ts";
import { addressOf, reportPageSize, sortIn } from "../report/reportAddress.ts";

const sortKeys = [
  "ACCOUNT",
  "DEPOSIT",
  "WITHDRAWAL",
  "STAKE",
  "VALID_STAKE",
  "PAYOUT",
  "REBATE",
  "BONUS",
  "PROFIT",
] as const;

export type ProfitLossSortKey = (typeof sortKeys)[number];
export type ProfitLossSort = Sort<ProfitLossSortKey>;

/** What the report shows, as the address has it. */
export interface ProfitLossSearch extends PeriodSearch {
  /** Account that the listed ones are directly below; empty for the agent's own level. */
  readonly parent: string;
  /** Part of a name, at any depth; empty for a level. */
  readonly keyword: string;
  readonly sort: ProfitLossSort;
}

const byName: ProfitLossSort = { by: "ACCOUNT", direction: "ASCENDING" };

/** Reads a search from an address. Anybody may have written it, so invalid values are left out. */
export const parseProfitLossSearch = (params: URLSearchParams): ProfitLossSearch => ({
  ...periodIn(params),
  ...placeIn(params),
  sort: sortIn(params, sortKeys, byName),
});

/** The address of a search, always on its first page. */
export const writeProfitLossSearch = ({ parent, keyword, sort, ...period }: ProfitLossSearch): URLSearchParams =>
  addressOf(
    period,
    { parent: keyword.trim() === "" ? parent : "", keyword: keyword.trim() },
    { sort, standard: byName },
  );

/** The address of the level below an account, with the same period and order; of the agent's own level without one. */
export function profitLevelAddress(search: ProfitLossSearch, account = ""): string {
  const params = writeProfitLossSearch({ ...search, parent: account, keyword: "" });
  return params.size > 0 ? `/agent/profit-loss?${params}` : "/agent/profit-loss";
}

/** The filter as the gateway takes it. */
export const profitLossFilter = (search: ProfitLossSearch) => ({
  period: periodInput(search),
  parent: search.parent || null,
  keyword: search.keyword || null,
});

/** Query variables of a search. Phones show one list that grows. */
export function profitLossVariables(_: unknown, params: URLSearchParams) {
  const search = parseProfitLossSearch(params);
  const isEndless = isPhone();
  return {
    first: reportPageSize,
    after: isEndless ? null : params.get("after"),
    isEndless,
    sort: search.sort,
    filter: profitLossFilter(search),
  };
}
