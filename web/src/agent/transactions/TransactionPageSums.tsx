import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TransactionPageSums_transactions$key } from "../../__generated__/TransactionPageSums_transactions.graphql.ts";
import { SignedAmount } from "../../records/SignedAmount.tsx";
import { DataCell } from "../../ui/table/DataCell.tsx";
import { DataRow } from "../../ui/table/DataRow.tsx";
import { sumOf } from "../report/sumOf.ts";

/** What came in less what went out in the movements that are shown. */
export function TransactionPageSums({ transactions: key }: { transactions: TransactionPageSums_transactions$key }) {
  const { formatMessage } = useIntl();
  const transactions = useFragment(
    graphql`
      fragment TransactionPageSums_transactions on TeamTransaction @relay(plural: true) {
        amount {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    key,
  );
  return (
    <DataRow name={formatMessage({ id: "agent_totals_page" })}>
      <DataCell heading="agent_account" place="lead">
        <FormattedMessage id="agent_totals_page" />
      </DataCell>
      <DataCell heading="agent_time">{null}</DataCell>
      <DataCell heading="record_kind" place="note">
        <FormattedMessage id="agent_transactions_count" values={{ count: transactions.length }} />
      </DataCell>
      <DataCell heading="transfer_amount" place="value" isAmount>
        <SignedAmount {...sumOf(transactions.map(({ amount }) => amount))} />
      </DataCell>
      <DataCell heading="agent_balance_before">{null}</DataCell>
      <DataCell heading="agent_balance_after">{null}</DataCell>
    </DataRow>
  );
}
