import type { BonusFilter, BonusStatus } from "../__generated__/BonusPaneQuery.graphql.ts";
import { oneOf } from "../records/betSearch.ts";
import { openPresets, type PeriodSearch, periodIn, periodInput, periodParams } from "../records/period.ts";
import { afterParam } from "../records/useRecordAddress.ts";

/** States to choose from. */
export const bonusStates = ["ALL", "ACTIVE", "COMPLETED", "FORFEITED", "EXPIRED"] as const satisfies readonly (
  | BonusStatus
  | "ALL"
)[];

/** What the bonus details show. */
export interface BonusSearch extends PeriodSearch {
  readonly state: (typeof bonusStates)[number];
}

/** Parameters of the address that belong to the pane. */
export const bonusParams = { ...periodParams, state: "state", after: afterParam } as const;

/** What the address asks for; all bonuses for anything else. */
export const bonusSearchIn = (params: URLSearchParams): BonusSearch => ({
  ...periodIn(params, openPresets),
  state: oneOf(bonusStates, params.get(bonusParams.state)) ?? "ALL",
});

export const bonusFilter = (search: BonusSearch): BonusFilter => ({
  period: periodInput(search),
  status: search.state === "ALL" ? null : search.state,
});
