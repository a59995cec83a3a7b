import { FormattedMessage } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { TransactionList_agent$key } from "../../__generated__/TransactionList_agent.graphql.ts";
import type { TransactionListPaginationQuery } from "../../__generated__/TransactionListPaginationQuery.graphql.ts";
import { LoadMore } from "../../relay/LoadMore.tsx";
import { reportPageSize } from "../report/reportAddress.ts";
import { TransactionTable } from "./TransactionTable.tsx";
import type { TransactionSort } from "./transactionSearch.ts";

interface Props {
  agent: TransactionList_agent$key;
  sort: TransactionSort;
  onSort: (sort: TransactionSort) => void;
}

/** The movements as one list that grows, for phones. */
export function TransactionList({ agent, sort, onSort }: Props) {
  const { data, ...list } = usePaginationFragment<TransactionListPaginationQuery, TransactionList_agent$key>(
    graphql`
      fragment TransactionList_agent on Agent
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "TeamTransactionFilter" }
        order: { type: "SortDirection" }
      )
      @refetchable(queryName: "TransactionListPaginationQuery") {
        transactions(filter: $filter, order: $order, first: $count, after: $cursor) @connection(key: "TransactionList_transactions") {
          edges {
            ...TransactionTable_edges
          }
        }
      }
    `,
    agent,
  );
  return (
    <>
      <TransactionTable edges={data.transactions.edges} sort={sort} onSort={onSort} />
      <LoadMore list={list} pageSize={reportPageSize}>
        <FormattedMessage id="games_more" />
      </LoadMore>
    </>
  );
}
