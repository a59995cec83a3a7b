import type { PeriodInput } from "../__generated__/types.ts";
import { periodQuery } from "../period/period.ts";

/** A filter of deposits or withdrawals, as the contract has it. */
interface PaymentFilter<State> {
  period?: PeriodInput | null | undefined;
  states?: readonly State[] | null | undefined;
}

/** A filter of deposits or withdrawals. */
export interface PaymentQuery<State> {
  period: Readonly<Record<string, string>>;
  states?: readonly State[] | undefined;
}

/** The platform's form of a filter. */
export function paymentQuery<State extends string>(
  filter: PaymentFilter<State> | null | undefined,
): PaymentQuery<State> {
  const states = filter?.states?.filter((state) => state !== "UNKNOWN").toSorted();
  return { period: periodQuery(filter?.period), states: states?.length ? [...new Set(states)] : undefined };
}

/** The filter as the platform's query parameters. */
export const paymentParameters = ({ period, states }: PaymentQuery<string>) => ({
  ...period,
  states: states?.join(","),
});
