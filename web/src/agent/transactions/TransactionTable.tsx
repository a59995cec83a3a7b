import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TransactionTable_edges$key } from "../../__generated__/TransactionTable_edges.graphql.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";
import type { Column } from "../../ui/table/sort.ts";
import { TransactionPageSums } from "./TransactionPageSums.tsx";
import { TransactionRow } from "./TransactionRow.tsx";
import type { TransactionSort } from "./transactionSearch.ts";

const columns: readonly Column<TransactionSort["by"]>[] = [
  { id: "agent_account" },
  { id: "agent_time", sortKey: "TIME", isTime: true },
  { id: "record_kind" },
  { id: "transfer_amount", isAmount: true },
  { id: "agent_balance_before", isAmount: true },
  { id: "agent_balance_after", isAmount: true },
];

interface Props {
  edges: TransactionTable_edges$key;
  sort: TransactionSort;
  onSort: (sort: TransactionSort) => void;
}

/** Movements, with their sum below. */
export function TransactionTable({ edges: key, sort, onSort }: Props) {
  const transactions = useFragment(
    graphql`
      fragment TransactionTable_edges on TeamTransactionEdge @relay(plural: true) {
        node {
          id
          ...TransactionRow_transaction
          ...TransactionPageSums_transactions
        }
      }
    `,
    key,
  ).map(({ node }) => node);
  return (
    <DataTable
      name="transactions"
      caption={<FormattedMessage id="agent_menu_transactions" />}
      columns={columns}
      sort={sort}
      onSort={onSort}
      foot={<TransactionPageSums transactions={transactions} />}
    >
      {transactions.map((transaction) => (
        <TransactionRow key={transaction.id} transaction={transaction} />
      ))}
    </DataTable>
  );
}
