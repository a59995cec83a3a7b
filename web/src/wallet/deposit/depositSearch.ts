import type { DepositFilter, DepositState } from "../../__generated__/DepositPaneQuery.graphql.ts";

/** Periods to choose from. */
export const depositPeriods = ["LAST_7", "LAST_30", "THIS_MONTH", "LAST_MONTH"] as const;

/** Groups of states to choose from. */
export const depositStatesShown = ["ALL", "OPEN", "PAID", "ENDED"] as const;

const STATES: Record<(typeof depositStatesShown)[number], DepositState[] | null> = {
  ALL: null,
  OPEN: ["CREATED", "PENDING"],
  PAID: ["SUCCESS"],
  ENDED: ["FAILED", "EXPIRED", "CANCELLED"],
};

/** What the list of deposits shows. */
export interface DepositSearch {
  readonly period: (typeof depositPeriods)[number];
  readonly state: (typeof depositStatesShown)[number];
}

/**
 * Parameters of the address that belong to the pane: the opened deposit, the platform's number of the promotion that the
 * next deposit is for, and what the list shows.
 */
export const depositParams = { id: "deposit", promotion: "promotion", period: "period", state: "state" } as const;

/** What the address asks the list to show; the defaults for anything else. */
export const depositSearchIn = (params: URLSearchParams): DepositSearch => ({
  period: depositPeriods.find((period) => period === params.get(depositParams.period)) ?? "LAST_7",
  state: depositStatesShown.find((state) => state === params.get(depositParams.state)) ?? "ALL",
});

export const depositFilter = ({ period, state }: DepositSearch): DepositFilter => ({
  period: { preset: period },
  states: STATES[state],
});
