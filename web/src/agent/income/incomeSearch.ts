import { oneOf } from "../../records/betSearch.ts";
import { type PeriodSearch, periodIn, periodInput } from "../../records/period.ts";
import type { Sort } from "../../ui/table/sort.ts";
import { addressOf, sortIn } from "../report/reportAddress.ts";

/** What a row stands for, as the gateway takes it. */
export const revenueGroups = ["DAY", "WEEK", "MONTH"] as const;
export type RevenueGroup = (typeof revenueGroups)[number];

const sortKeys = ["from", "gross", "bonus", "fees", "net", "commission", "salary", "dividend", "total"] as const;
export type IncomeSortKey = (typeof sortKeys)[number];

/** What the page "My income" shows. */
export interface IncomeSearch extends PeriodSearch {
  readonly group: RevenueGroup;
  readonly sort: Sort<IncomeSortKey>;
}

const latestFirst: Sort<IncomeSortKey> = { by: "from", direction: "DESCENDING" };

/** Reads a search from an address. Anybody may have written it, so invalid values are left out. */
export const parseIncomeSearch = (params: URLSearchParams): IncomeSearch => ({
  ...periodIn(params),
  group: oneOf(revenueGroups, params.get("group")) ?? "DAY",
  sort: sortIn(params, sortKeys, latestFirst),
});

/** The address of a search. */
export const writeIncomeSearch = ({ group, sort, ...period }: IncomeSearch): URLSearchParams =>
  addressOf(period, { group: group === "DAY" ? "" : group }, { sort, standard: latestFirst });

/** The filter as the gateway takes it. The order is not part of it: the answer has all rows. */
export const incomeFilter = ({ group, ...period }: IncomeSearch) => ({ period: periodInput(period), group });

/** Query variables of an address. */
export const incomeVariables = (_: unknown, params: URLSearchParams) => ({
  filter: incomeFilter(parseIncomeSearch(params)),
});

/** Rows in an order; `amountOf` gives what is compared. */
export function sorted<Row extends { readonly from: string }>(
  rows: readonly Row[],
  { by, direction }: Sort<IncomeSortKey>,
  amountOf: (row: Row, key: Exclude<IncomeSortKey, "from">) => string,
): Row[] {
  const compare = (a: Row, b: Row) =>
    by === "from" ? a.from.localeCompare(b.from) : Number(amountOf(a, by)) - Number(amountOf(b, by));
  const sign = direction === "ASCENDING" ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(a, b) || b.from.localeCompare(a.from));
}
