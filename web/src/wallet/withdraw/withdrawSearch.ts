import type { WithdrawalFilter, WithdrawalState } from "../../__generated__/WithdrawPaneQuery.graphql.ts";
import { depositPeriods } from "../deposit/depositSearch.ts";

/** Groups of states to choose from. */
export const withdrawalStatesShown = ["ALL", "OPEN", "PAID", "ENDED"] as const;

const STATES: Record<(typeof withdrawalStatesShown)[number], WithdrawalState[] | null> = {
  ALL: null,
  OPEN: ["REVIEW", "APPROVED", "PAYING", "AWAITING_CONFIRM", "DISPUTED"],
  PAID: ["RECEIVED", "FORCED_RECEIVED", "FULLY_PAID"],
  ENDED: ["REJECTED", "CANCELLED"],
};

/** What the list of withdrawals shows. */
export interface WithdrawSearch {
  readonly period: (typeof depositPeriods)[number];
  readonly state: (typeof withdrawalStatesShown)[number];
}

/** Parameters of the address that belong to the pane: the opened withdrawal, and what the list shows. */
export const withdrawParams = { opened: "withdrawal", period: "period", state: "state" } as const;

/** What the address asks the list to show; the defaults for anything else. */
export const withdrawSearchIn = (params: URLSearchParams): WithdrawSearch => ({
  period: depositPeriods.find((period) => period === params.get(withdrawParams.period)) ?? "LAST_7",
  state: withdrawalStatesShown.find((state) => state === params.get(withdrawParams.state)) ?? "ALL",
});

export const withdrawalFilter = ({ period, state }: WithdrawSearch): WithdrawalFilter => ({
  period: { preset: period },
  states: STATES[state],
});
