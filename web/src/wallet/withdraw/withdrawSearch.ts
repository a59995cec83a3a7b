import type { WithdrawalFilter, WithdrawalState } from "../../__generated__/WithdrawPaneQuery.graphql.ts";
import { type PaymentSearch, paymentSearchIn } from "../payments/paymentSearch.ts";

const STATES: Record<PaymentSearch["state"], WithdrawalState[] | null> = {
  ALL: null,
  OPEN: ["REVIEW", "APPROVED", "PAYING", "AWAITING_CONFIRM", "DISPUTED"],
  PAID: ["RECEIVED", "FORCED_RECEIVED", "FULLY_PAID"],
  ENDED: ["REJECTED", "CANCELLED"],
};

/** Parameters of the address that belong to the pane: the opened withdrawal, and what the list shows. */
export const withdrawParams = { opened: "withdrawal", period: "period", state: "state" } as const;

/** What the address asks the list to show; the defaults for anything else. */
export const withdrawSearchIn = (params: URLSearchParams): PaymentSearch => paymentSearchIn(params, withdrawParams);

export const withdrawalFilter = ({ period, state }: PaymentSearch): WithdrawalFilter => ({
  period: { preset: period },
  states: STATES[state],
});
