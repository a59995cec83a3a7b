import type { ReferralFriendFilter } from "../__generated__/ReferralPaneQuery.graphql.ts";

/** Periods to choose from. */
export const friendPeriods = ["ALL", "LAST_7", "LAST_30", "THIS_MONTH", "LAST_MONTH"] as const;

/** The period in which the friends that are shown registered. */
export type FriendPeriod = (typeof friendPeriods)[number];

/** The parameter of the address that belongs to the pane. */
export const PERIOD_PARAM = "period";

/** What the address asks for; all friends for anything else. */
export const friendPeriodIn = (params: URLSearchParams): FriendPeriod =>
  friendPeriods.find((period) => period === params.get(PERIOD_PARAM)) ?? "ALL";

export const friendFilter = (period: FriendPeriod): ReferralFriendFilter => ({
  period: period === "ALL" ? null : { preset: period },
});
