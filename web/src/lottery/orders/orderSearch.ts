import type { LotteryOrderFilter, LotteryOrderState } from "../../__generated__/LotteryOrdersQuery.graphql.ts";
import { oneOf } from "../../records/betSearch.ts";
import { openPresets, type PeriodSearch, periodIn, periodInput } from "../../records/period.ts";

/** States to choose from. */
export const orderStates = ["ALL", "OPEN", "WON", "LOST"] as const satisfies readonly (LotteryOrderState | "ALL")[];

/** What the caller's bets show. */
export interface OrderSearch extends PeriodSearch {
  readonly state: (typeof orderStates)[number];
}

/** The parameter of the address for the state, beside those of the period. */
export const stateParam = "state";

/** What the address asks for; all bets for anything else. */
export const orderSearchIn = (params: URLSearchParams): OrderSearch => ({
  ...periodIn(params, openPresets),
  state: oneOf(orderStates, params.get(stateParam)) ?? "ALL",
});

export const orderFilter = (search: OrderSearch): LotteryOrderFilter => ({
  period: periodInput(search),
  states: search.state === "ALL" ? null : [search.state],
});
