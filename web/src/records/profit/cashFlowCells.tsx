import type { cashFlow_figures$key } from "../../__generated__/cashFlow_figures.graphql.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { cashFlowOf } from "../cashFlow.ts";

/** The cells of what was paid in and taken out on a day. */
export function cashFlowCells(day: cashFlow_figures$key) {
  const { deposit, withdrawal } = cashFlowOf(day);
  return [<Amount key="deposit" {...deposit} />, <Amount key="withdrawal" {...withdrawal} />];
}
