import { sum } from "../../forms/amounts.ts";
import type { Money } from "../../ui/text/Money.ts";

/** The exact sum of amounts in one currency. */
export const sumOf = (amounts: readonly Money[]): Money => ({
  amount: sum(amounts.map(({ amount }) => amount)),
  currency: amounts[0]?.currency ?? "",
});
