import { graphql, useFragment } from "react-relay";
import type { TransactionPage_transactions$key } from "../../__generated__/TransactionPage_transactions.graphql.ts";
import { Pagination } from "../../ui/control/Pagination.tsx";
import { TransactionTable } from "./TransactionTable.tsx";
import type { TransactionSort } from "./transactionSearch.ts";

interface Props {
  transactions: TransactionPage_transactions$key;
  isBusy: boolean;
  sort: TransactionSort;
  onSort: (sort: TransactionSort) => void;
  onPage: (after: string | null) => void;
}

/** One page of movements, and the links to the other pages. */
export function TransactionPage({ transactions, isBusy, sort, onSort, onPage }: Props) {
  const { edges, pageInfo, pageCursors } = useFragment(
    graphql`
      fragment TransactionPage_transactions on TeamTransactionConnection {
        edges {
          ...TransactionTable_edges
        }
        pageInfo {
          ...Pagination_pageInfo
        }
        pageCursors {
          ...Pagination_cursors
        }
      }
    `,
    transactions,
  );
  return (
    <>
      <TransactionTable edges={edges} sort={sort} onSort={onSort} />
      <Pagination cursors={pageCursors} pageInfo={pageInfo} isBusy={isBusy} onSelect={onPage} />
    </>
  );
}
