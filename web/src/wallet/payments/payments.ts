import { declareSearch } from "../../records/search.ts";

const periods = ["LAST_30", "THIS_MONTH", "LAST_MONTH"] as const;
const states = ["OPEN", "PAID", "ENDED"] as const;

/** What a list of deposits or withdrawals shows. */
export const payments = declareSearch((read) => ({
  period: read.choice("period", periods, "LAST_7"),
  state: read.choice("state", states, "ALL"),
}));

export type PaymentValues = ReturnType<typeof payments.read>;

/** The options of both filters. */
export const paymentPeriods = ["LAST_7", ...periods] as const;
export const paymentStates = ["ALL", ...states] as const;
