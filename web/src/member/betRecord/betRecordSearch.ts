import type { BetRecordFilter } from "../../__generated__/BetRecordPaneQuery.graphql.ts";
import { type BetCategory, type BetStatus, betCategories, betStatuses, oneOf } from "../../records/betSearch.ts";
import { type PeriodSearch, periodIn, periodInput, periodParams, recordPresets } from "../../records/period.ts";
import { afterParam } from "../../records/useRecordAddress.ts";

/** What the betting record shows. */
export interface BetRecordSearch extends PeriodSearch {
  readonly category: BetCategory | "";
  readonly vendor: string;
  readonly status: BetStatus | "";
}

/** Parameters of the address that belong to the pane: the filters, the page, and the opened bet. */
export const betRecordParams = {
  ...periodParams,
  category: "betCategory",
  vendor: "betVendor",
  status: "betStatus",
  after: afterParam,
  bet: "bet",
} as const;

const vendorForm = /^[\w.-]{1,32}$/;

/** What the address asks for; the defaults for anything else. */
export function betRecordSearchIn(params: URLSearchParams): BetRecordSearch {
  const vendor = params.get(betRecordParams.vendor) ?? "";
  return {
    ...periodIn(params, recordPresets),
    category: oneOf(betCategories, params.get(betRecordParams.category)) ?? "",
    vendor: vendorForm.test(vendor) ? vendor : "",
    status: oneOf(betStatuses, params.get(betRecordParams.status)) ?? "",
  };
}

export const betRecordFilter = (search: BetRecordSearch): BetRecordFilter => ({
  period: periodInput(search),
  category: search.category || null,
  vendorCode: search.vendor || null,
  status: search.status || null,
});
