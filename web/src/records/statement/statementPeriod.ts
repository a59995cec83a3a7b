import { graphql, readInlineData } from "react-relay";
import type { statementPeriod_period$key } from "../../__generated__/statementPeriod_period.graphql.ts";
import { cashFlowOf } from "../cashFlow.ts";

/** What moved in a period, and the closing balance. */
export function statementPeriodOf(key: statementPeriod_period$key) {
  const period = readInlineData(
    graphql`
      fragment statementPeriod_period on StatementPeriod @inline {
        ...cashFlow_figures
        stake {
          ...Money_amount @relay(mask: false)
        }
        payout {
          ...Money_amount @relay(mask: false)
        }
        bonus {
          ...Money_amount @relay(mask: false)
        }
        rebate {
          ...Money_amount @relay(mask: false)
        }
        other {
          ...Money_amount @relay(mask: false)
        }
        closing {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    key,
  );
  const { stake, payout, bonus, rebate, other, closing } = period;
  return { ...cashFlowOf(period), stake, payout, bonus, rebate, other, closing };
}
