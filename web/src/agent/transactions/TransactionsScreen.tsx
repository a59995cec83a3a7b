import { graphql, usePreloadedQuery } from "react-relay";
import type { TransactionsScreenQuery } from "../../__generated__/TransactionsScreenQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { EmptyReport } from "../report/EmptyReport.tsx";
import { Report } from "../report/Report.tsx";
import { useReportAddress } from "../report/useReportAddress.ts";
import { TransactionList } from "./TransactionList.tsx";
import { TransactionPage } from "./TransactionPage.tsx";
import { TransactionTotals } from "./TransactionTotals.tsx";
import {
  parseTransactionSearch,
  type TransactionSort,
  transactionFilter,
  writeTransactionSearch,
} from "./transactionSearch.ts";

// Fields and their library are the largest part of the page, and nobody needs them at once.
const TransactionFilters = lazyPart(async () => (await import("./TransactionFilters.tsx")).TransactionFilters, "agent");

/** The movements of money of the agent's downline, filtered and ordered by the address. */
export function TransactionsScreen({ queryRef }: ScreenProps<TransactionsScreenQuery>) {
  const { viewer } = usePreloadedQuery<TransactionsScreenQuery>(
    graphql`
      query TransactionsScreenQuery(
        $filter: TeamTransactionFilter
        $order: SortDirection
        $first: Int!
        $after: String
        $isEndless: Boolean!
      ) @preloadable {
        viewer {
          agent {
            page: transactions(filter: $filter, order: $order, first: $first, after: $after) @catch(to: RESULT) {
              totalCount
              ...TransactionTotals_transactions
              ...TransactionPage_transactions @skip(if: $isEndless) @alias(as: "rows")
            }
            ...TransactionList_agent
              @arguments(filter: $filter, order: $order)
              @include(if: $isEndless)
              @alias(as: "list")
          }
        }
      }
    `,
    queryRef,
  );
  const { params, isBusy, go, goToPage } = useReportAddress();
  const search = parseTransactionSearch(params);
  const { page, list } = viewer.agent ?? {};
  const order = {
    sort: search.sort,
    onSort: (sort: TransactionSort) => go(writeTransactionSearch({ ...search, sort })),
  };

  return (
    <Report
      title="agent_menu_transactions"
      result={page}
      isBusy={isBusy}
      filters={(refusals) => <TransactionFilters search={search} refusals={refusals} onSearch={go} />}
    >
      {(transactions) =>
        transactions.totalCount === 0 ? (
          <EmptyReport>
            <RecordEmpty title="record_none_title" text="agent_bets_none_text" />
          </EmptyReport>
        ) : (
          <>
            <TransactionTotals transactions={transactions} />
            {transactions.rows && (
              <TransactionPage transactions={transactions.rows} isBusy={isBusy} {...order} onPage={goToPage} />
            )}
            {list && <TransactionList agent={list} {...order} />}
            <RecordExport input={{ teamTransactions: transactionFilter(search) }} name="team-transactions.csv" />
          </>
        )
      }
    </Report>
  );
}
