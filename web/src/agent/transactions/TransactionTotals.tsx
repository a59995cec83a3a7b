import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TransactionTotals_transactions$key } from "../../__generated__/TransactionTotals_transactions.graphql.ts";
import { movementTotals } from "../../records/movementTotals.tsx";
import { ReportTotals } from "../report/ReportTotals.tsx";

/** The sums of all movements that match the filters. */
export function TransactionTotals({ transactions }: { transactions: TransactionTotals_transactions$key }) {
  const { totalCount, totals } = useFragment(
    graphql`
      fragment TransactionTotals_transactions on TeamTransactionConnection {
        totalCount
        totals {
          ...movementTotals_sums
        }
      }
    `,
    transactions,
  );
  return (
    <ReportTotals
      count={<FormattedMessage id="agent_transactions_count" values={{ count: totalCount }} />}
      sums={movementTotals(totals)}
    />
  );
}
