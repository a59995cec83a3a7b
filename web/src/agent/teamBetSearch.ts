import { type BetCategory, type BetStatus, betCategories, betStatuses, oneOf } from "../records/betSearch.ts";
import { type PeriodSearch, periodIn, periodInput } from "../records/period.ts";
import type { Sort } from "../ui/table/sort.ts";

const sortKeys = ["PLACED_AT", "ACCOUNT", "STAKE", "VALID_STAKE", "PAYOUT", "PROFIT"] as const;

export type TeamBetSortKey = (typeof sortKeys)[number];
export type TeamBetSort = Sort<TeamBetSortKey>;

/** The filters and the order of an agent's search. They are kept in the address, so that they survive a reload. */
export interface TeamBetSearch extends PeriodSearch {
  readonly account: string;
  readonly category: BetCategory | "";
  readonly status: BetStatus | "";
  readonly sort: TeamBetSort;
}

export const teamBetPageSize = 20;

/** The order of a search without one. */
export const latestFirst: TeamBetSort = { by: "PLACED_AT", direction: "DESCENDING" };
/** The characters of user names; the gateway refuses others. */
const accountForm = /^[\w.-]{0,32}$/;

/** Reads filters from an address. Anybody may have written it, so invalid values are left out. */
export function parseTeamBetSearch(params: URLSearchParams): TeamBetSearch {
  const account = (params.get("account") ?? "").trim();
  const sortKey = oneOf(sortKeys, params.get("sort"));
  return {
    ...periodIn(params),
    account: isAccount(account) ? account : "",
    category: oneOf(betCategories, params.get("category")) ?? "",
    status: oneOf(betStatuses, params.get("status")) ?? "",
    sort: sortKey ? { by: sortKey, direction: params.has("ascending") ? "ASCENDING" : "DESCENDING" } : latestFirst,
  };
}

/** Query variables of a search; empty filters are left out. */
export function teamBetVariables(params: URLSearchParams) {
  const search = parseTeamBetSearch(params);
  const { account, category, status } = search;
  return {
    first: teamBetPageSize,
    after: params.get("after"),
    sort: search.sort,
    filter: {
      period: periodInput(search),
      account: account || null,
      category: category || null,
      status: status || null,
    },
  };
}

/** Whether an account can have this name. */
export const isAccount = (name: string) => accountForm.test(name);
