import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { IncomeSums_revenue$key } from "../../__generated__/IncomeSums_revenue.graphql.ts";
import { SignedAmount } from "../../records/SignedAmount.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { ReportTotals } from "../report/ReportTotals.tsx";
import styles from "./Income.module.css";
import { sumsOf } from "./income.ts";

/** The sums of the period, and the loss that dividends have left. */
export function IncomeSums({ revenue }: { revenue: IncomeSums_revenue$key }) {
  const { totals } = useFragment(
    graphql`
      fragment IncomeSums_revenue on AgentRevenue {
        totals {
          ...income_sums
        }
      }
    `,
    revenue,
  );
  const { commission, salary, dividend, total, net, balanceForward } = sumsOf(totals);
  return (
    <>
      <ReportTotals
        sums={[
          { name: "income_total", value: <Amount {...total} /> },
          { name: "overview_commission", value: <Amount {...commission} /> },
          { name: "record_kind_SALARY", value: <Amount {...salary} /> },
          { name: "record_kind_DIVIDEND", value: <Amount {...dividend} /> },
          { name: "income_net", value: <SignedAmount {...net} /> },
        ]}
      />
      {balanceForward?.amount.startsWith("-") && (
        <p className={styles.forward}>
          <Text as="b" text="income_balance_forward" />
          <span>
            <FormattedMessage
              id="income_balance_forward_text"
              values={{ amount: <Amount {...balanceForward} amount={balanceForward.amount.slice(1)} /> }}
            />
          </span>
        </p>
      )}
    </>
  );
}
