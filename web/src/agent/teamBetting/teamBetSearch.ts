import type { TeamBetFilter } from "../../__generated__/TeamBettingScreenQuery.graphql.ts";
import { type BetCategory, type BetStatus, betCategories, betStatuses, oneOf } from "../../records/betSearch.ts";
import { isPhone } from "../../ui/layout/usePhone.ts";
import type { Sort } from "../../ui/table/sort.ts";
import { accountIn, addressOf, reportPageSize, sortIn } from "../report/reportAddress.ts";
import { type TimedPeriod, timedPeriodIn, timedPeriodInput } from "../report/timedPeriod.ts";

const sortKeys = ["PLACED_AT", "ACCOUNT", "STAKE", "VALID_STAKE", "PAYOUT", "PROFIT"] as const;

export type TeamBetSortKey = (typeof sortKeys)[number];
export type TeamBetSort = Sort<TeamBetSortKey>;

/** The filters and the order of an agent's search. They are kept in the address, so that they survive a reload. */
export interface TeamBetSearch extends TimedPeriod {
  readonly account: string;
  readonly category: BetCategory | "";
  readonly status: BetStatus | "";
  readonly sort: TeamBetSort;
}

const latestFirst: TeamBetSort = { by: "PLACED_AT", direction: "DESCENDING" };

/** Reads filters from an address. Anybody may have written it, so invalid values are left out. */
export const parseTeamBetSearch = (params: URLSearchParams): TeamBetSearch => ({
  ...timedPeriodIn(params),
  account: accountIn(params),
  category: oneOf(betCategories, params.get("category")) ?? "",
  status: oneOf(betStatuses, params.get("status")) ?? "",
  sort: sortIn(params, sortKeys, latestFirst),
});

/** The address of a search, always on its first page. */
export const writeTeamBetSearch = ({ account, category, status, sort, ...period }: TeamBetSearch): URLSearchParams =>
  addressOf(period, { account: account.trim(), category, status }, { sort, standard: latestFirst });

/** The filters as the gateway takes them; empty ones are left out. */
export const teamBetFilter = (search: TeamBetSearch): TeamBetFilter => ({
  period: timedPeriodInput(search),
  account: search.account || null,
  category: search.category || null,
  status: search.status || null,
});

/** Query variables of a search. Phones show one list that grows. */
export function teamBetVariables(_: unknown, params: URLSearchParams) {
  const search = parseTeamBetSearch(params);
  const isEndless = isPhone();
  return {
    first: reportPageSize,
    after: isEndless ? null : params.get("after"),
    isEndless,
    sort: search.sort,
    filter: teamBetFilter(search),
  };
}
