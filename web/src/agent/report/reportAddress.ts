import { oneOf } from "../../records/betSearch.ts";
import { type PeriodSearch, periodEntries, periodParams } from "../../records/period.ts";
import { afterParam } from "../../records/useRecordAddress.ts";
import type { Sort } from "../../ui/table/sort.ts";
import type { TimedPeriod } from "./timedPeriod.ts";

/** Number of rows of a page. */
export const reportPageSize = 20;

/** The parameters of an address that are no filters of their own. */
const others: readonly string[] = [
  "view",
  "sort",
  "ascending",
  "parent",
  afterParam,
  periodParams.to,
  "fromTime",
  "toTime",
];

/** The characters of user names; the gateway refuses others. */
const accountForm = /^[\w.-]{0,32}$/;

/** Whether an account can have this name. */
export const isAccount = (name: string) => accountForm.test(name);

/** The account that an address names. Anybody may have written it: none for anything else. */
export function accountIn(params: URLSearchParams): string {
  const account = (params.get("account") ?? "").trim();
  return isAccount(account) ? account : "";
}

/** The order that an address names; the standard one for anything else. */
export function sortIn<Key extends string>(
  params: URLSearchParams,
  keys: readonly Key[],
  standard: Sort<Key>,
): Sort<Key> {
  const by = oneOf(keys, params.get("sort"));
  return by ? { by, direction: params.has("ascending") ? "ASCENDING" : "DESCENDING" } : standard;
}

/** The address of a report on its first page. Empty filters and the standard order are left out. */
export function addressOf<Key extends string>(
  period: PeriodSearch & Partial<TimedPeriod>,
  filters: Readonly<Record<string, string>>,
  order?: { readonly sort: Sort<Key>; readonly standard: Sort<Key> },
): URLSearchParams {
  const { sort, standard } = order ?? {};
  const { fromTime = "", toTime = "" } = period.period === "CUSTOM" ? period : {};
  const isStandard = sort?.by === standard?.by && sort?.direction === standard?.direction;
  const entries = {
    ...periodEntries(period),
    fromTime,
    toTime,
    ...filters,
    sort: isStandard ? "" : (sort?.by ?? ""),
    ascending: !isStandard && sort?.direction === "ASCENDING" ? "1" : "",
  };
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ""));
}

/** Number of filters in an address. */
export const countFilters = (address: URLSearchParams): number =>
  [...address.keys()].filter((name) => !others.includes(name)).length;
