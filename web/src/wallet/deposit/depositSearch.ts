import type { DepositFilter, DepositState } from "../../__generated__/DepositListQuery.graphql.ts";
import type { PaymentValues } from "../payments/payments.ts";

const STATES: Record<PaymentValues["state"], DepositState[] | null> = {
  ALL: null,
  OPEN: ["CREATED", "PENDING"],
  PAID: ["SUCCESS"],
  ENDED: ["FAILED", "EXPIRED", "CANCELLED"],
};

/** Parameters of the address: the opened deposit, and the platform's number of the promotion that the next deposit is for. */
export const depositParams = { id: "deposit", promotion: "promotion" } as const;

export const depositFilter = ({ period, state }: PaymentValues): DepositFilter => ({
  period: { preset: period },
  states: STATES[state],
});
