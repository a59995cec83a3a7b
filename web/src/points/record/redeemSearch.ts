import type { PointRedeemFilter, PointRedeemStatus } from "../../__generated__/RedeemRecordQuery.graphql.ts";
import { oneOf } from "../../records/betSearch.ts";
import { exchangePresets, type PeriodSearch, periodIn, periodInput } from "../../records/period.ts";

/** The states of redeems to choose from. */
export const redeemStatuses = ["IN_PROCESS", "REJECTED", "APPROVED"] as const satisfies readonly PointRedeemStatus[];

/** What the redeem history shows. */
interface RedeemSearch extends PeriodSearch {
  readonly status: (typeof redeemStatuses)[number] | "";
}

/** The parameter of the address that names a state. */
export const statusParam = "status";

/** What the address asks for; the defaults for anything else. */
export const redeemSearchIn = (params: URLSearchParams): RedeemSearch => ({
  ...periodIn(params, exchangePresets),
  status: oneOf(redeemStatuses, params.get(statusParam)) ?? "",
});

export const redeemFilter = (search: RedeemSearch): PointRedeemFilter => ({
  period: periodInput(search),
  status: search.status || null,
});
