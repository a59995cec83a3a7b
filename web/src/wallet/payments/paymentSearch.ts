/** Periods to choose from. */
export const paymentPeriods = ["LAST_7", "LAST_30", "THIS_MONTH", "LAST_MONTH"] as const;

/** Groups of states to choose from. */
export const paymentStates = ["ALL", "OPEN", "PAID", "ENDED"] as const;

/** What a list of deposits or withdrawals shows. */
export interface PaymentSearch {
  readonly period: (typeof paymentPeriods)[number];
  readonly state: (typeof paymentStates)[number];
}

/** What the address asks a list to show, by the names of its parameters; the defaults for anything else. */
export const paymentSearchIn = (
  params: URLSearchParams,
  names: { readonly period: string; readonly state: string },
): PaymentSearch => ({
  period: paymentPeriods.find((period) => period === params.get(names.period)) ?? "LAST_7",
  state: paymentStates.find((state) => state === params.get(names.state)) ?? "ALL",
});
