import type { WithdrawalFilter, WithdrawalState } from "../../__generated__/WithdrawalListQuery.graphql.ts";
import type { PaymentValues } from "../payments/payments.ts";

const STATES: Record<PaymentValues["state"], WithdrawalState[] | null> = {
  ALL: null,
  OPEN: ["REVIEW", "APPROVED", "PAYING", "AWAITING_CONFIRM", "DISPUTED"],
  PAID: ["RECEIVED", "FORCED_RECEIVED", "FULLY_PAID"],
  ENDED: ["REJECTED", "CANCELLED"],
};

/** The parameter of the address that opens a withdrawal. */
export const withdrawalParam = "withdrawal";

export const withdrawalFilter = ({ period, state }: PaymentValues): WithdrawalFilter => ({
  period: { preset: period },
  states: STATES[state],
});
