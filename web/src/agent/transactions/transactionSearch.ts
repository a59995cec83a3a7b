import type { TeamTransactionFilter } from "../../__generated__/TransactionsScreenQuery.graphql.ts";
import { recordKinds } from "../../records/account/accountRecordSearch.ts";
import { oneOf } from "../../records/betSearch.ts";
import { isPhone } from "../../ui/layout/usePhone.ts";
import type { Sort } from "../../ui/table/sort.ts";
import { accountIn, addressOf, reportPageSize, sortIn } from "../report/reportAddress.ts";
import { type TimedPeriod, timedPeriodIn, timedPeriodInput } from "../report/timedPeriod.ts";

/** Directions of a movement to choose from. */
export const directions = ["IN", "OUT"] as const;

export type TransactionSort = Sort<"TIME">;

/** The filters and the order of the movements. */
export interface TransactionSearch extends TimedPeriod {
  readonly account: string;
  readonly kind: (typeof recordKinds)[number] | "";
  readonly direction: (typeof directions)[number] | "";
  readonly sort: TransactionSort;
}

const latestFirst: TransactionSort = { by: "TIME", direction: "DESCENDING" };

/** Reads filters from an address. Anybody may have written it, so invalid values are left out. */
export const parseTransactionSearch = (params: URLSearchParams): TransactionSearch => ({
  ...timedPeriodIn(params),
  account: accountIn(params),
  kind: oneOf(recordKinds, params.get("kind")) ?? "",
  direction: oneOf(directions, params.get("direction")) ?? "",
  sort: sortIn(params, ["TIME"], latestFirst),
});

/** The address of a search, always on its first page. */
export const writeTransactionSearch = (search: TransactionSearch): URLSearchParams => {
  const { account, kind, direction, sort, ...period } = search;
  return addressOf(period, { account: account.trim(), kind, direction }, { sort, standard: latestFirst });
};

/** The filters as the gateway takes them. */
export const transactionFilter = (search: TransactionSearch): TeamTransactionFilter => ({
  period: timedPeriodInput(search),
  account: search.account || null,
  kind: search.kind || null,
  direction: search.direction || null,
});

/** Query variables of a search. Phones show one list that grows. */
export function transactionVariables(_: unknown, params: URLSearchParams) {
  const search = parseTransactionSearch(params);
  const isEndless = isPhone();
  return {
    first: reportPageSize,
    after: isEndless ? null : params.get("after"),
    isEndless,
    order: search.sort.direction,
    filter: transactionFilter(search),
  };
}
