import { sum } from "../../forms/amounts.ts";

interface Money {
  readonly amount: string;
  readonly currency: string;
}

/** The exact sum of amounts in one currency. */
export const sumOf = (amounts: readonly Money[]): Money => ({
  amount: sum(amounts.map(({ amount }) => amount)),
  currency: amounts[0]?.currency ?? "",
});
