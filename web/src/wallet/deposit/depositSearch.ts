import type { DepositFilter, DepositState } from "../../__generated__/DepositPaneQuery.graphql.ts";
import { type PaymentSearch, paymentSearchIn } from "../payments/paymentSearch.ts";

const STATES: Record<PaymentSearch["state"], DepositState[] | null> = {
  ALL: null,
  OPEN: ["CREATED", "PENDING"],
  PAID: ["SUCCESS"],
  ENDED: ["FAILED", "EXPIRED", "CANCELLED"],
};

/**
 * Parameters of the address that belong to the pane: the opened deposit, the platform's number of the promotion that the
 * next deposit is for, and what the list shows.
 */
export const depositParams = { id: "deposit", promotion: "promotion", period: "period", state: "state" } as const;

/** What the address asks the list to show; the defaults for anything else. */
export const depositSearchIn = (params: URLSearchParams): PaymentSearch => paymentSearchIn(params, depositParams);

export const depositFilter = ({ period, state }: PaymentSearch): DepositFilter => ({
  period: { preset: period },
  states: STATES[state],
});
