import { graphql, readInlineData } from "react-relay";
import type { cashFlow_figures$key } from "../__generated__/cashFlow_figures.graphql.ts";

/** What was paid in and taken out. */
export function cashFlowOf(figures: cashFlow_figures$key) {
  const { deposit, withdrawal } = readInlineData(
    graphql`
      fragment cashFlow_figures on CashFlow @inline {
        deposit {
          ...Money_amount @relay(mask: false)
        }
        withdrawal {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    figures,
  );
  return { deposit, withdrawal };
}
