import type { RewardFilter, RewardKind } from "../__generated__/RewardPaneQuery.graphql.ts";
import { oneOf } from "../records/betSearch.ts";
import { openPresets, type PeriodSearch, periodIn, periodInput, periodParams } from "../records/period.ts";
import { afterParam } from "../records/useRecordAddress.ts";

/** Kinds to choose from. */
export const rewardKinds = [
  "ALL",
  "PROMOTION",
  "MISSION",
  "SIGN_IN",
  "RED_ENVELOPE",
  "RAFFLE",
  "VIP",
  "REFERRAL",
  "POINTS",
] as const satisfies readonly (RewardKind | "ALL")[];

/** What the reward centre shows. */
export interface RewardSearch extends PeriodSearch {
  readonly kind: (typeof rewardKinds)[number];
}

/** Parameters of the address that belong to the pane. */
export const rewardParams = { ...periodParams, kind: "kind", after: afterParam } as const;

/** What the address asks for; all rewards for anything else. */
export const rewardSearchIn = (params: URLSearchParams): RewardSearch => ({
  ...periodIn(params, openPresets),
  kind: oneOf(rewardKinds, params.get(rewardParams.kind)) ?? "ALL",
});

export const rewardFilter = (search: RewardSearch): RewardFilter => ({
  period: periodInput(search),
  kind: search.kind === "ALL" ? null : search.kind,
});
