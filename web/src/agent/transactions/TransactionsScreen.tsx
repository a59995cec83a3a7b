import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { TransactionsScreenQuery } from "../../__generated__/TransactionsScreenQuery.graphql.ts";
import { ChoiceFilter } from "../../records/ChoiceFilter.tsx";
import { MovementKindFilter } from "../../records/MovementKindFilter.tsx";
import { movementTotals } from "../../records/movementTotals.tsx";
import { PeriodFilter } from "../../records/PeriodFilter.tsx";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import { RecordPages } from "../../records/RecordList.tsx";
import { useSearch } from "../../records/useSearch.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import type { Column } from "../../ui/table/sort.ts";
import { AccountFilter } from "../report/AccountFilter.tsx";
import { EmptyReport } from "../report/EmptyReport.tsx";
import { Report } from "../report/Report.tsx";
import { ReportFilters } from "../report/ReportFilters.tsx";
import { ReportTable } from "../report/ReportTable.tsx";
import { ReportTotals } from "../report/ReportTotals.tsx";
import { RowsChoice } from "../report/RowsChoice.tsx";
import { TransactionPageSums } from "./TransactionPageSums.tsx";
import { TransactionRow } from "./TransactionRow.tsx";
import { directions, pageOfTransactions, teamTransactions } from "./teamTransactions.ts";

const columns: readonly Column[] = [
  { id: "agent_account" },
  { id: "agent_time", sortKey: "TIME", isTime: true },
  { id: "record_kind" },
  { id: "transfer_amount", isAmount: true },
  { id: "agent_balance_before", isAmount: true },
  { id: "agent_balance_after", isAmount: true },
];

const directionNames = { "": "agent_directions_all", IN: "record_in", OUT: "record_out" } as const;

/** The movements of money of the agent's downline, filtered and ordered by the address. */
export function TransactionsScreen({ queryRef }: ScreenProps<TransactionsScreenQuery>) {
  const state = useSearch(teamTransactions);
  const { chosen, shown, set } = state;
  return (
    <Report
      title="agent_menu_transactions"
      filters={
        <ReportFilters report="TRANSACTIONS" state={state} record={{ teamTransactions: state.shown.filter }}>
          <PeriodFilter value={chosen.period} hasTimes onChange={set} />
          <AccountFilter value={chosen.account} />
          <MovementKindFilter value={chosen.kind} onChange={set} />
          <ChoiceFilter
            label="agent_direction"
            value={chosen.direction}
            options={["", ...directions]}
            textOf={(direction) => directionNames[direction]}
            onChange={(direction) => set({ direction })}
          />
        </ReportFilters>
      }
    >
      <RecordPages
        state={state}
        queryRef={queryRef}
        query={graphql`
          query TransactionsScreenQuery(
            $filter: TeamTransactionFilter
            $order: SortDirection
            $first: Int!
            $after: String
          ) @preloadable {
            viewer {
              agent {
                page: transactions(filter: $filter, order: $order, first: $first, after: $after) @catch(to: RESULT) {
                  totals {
                    ...movementTotals_sums
                  }
                  edges {
                    node {
                      id
                      ...TransactionRow_transaction
                      ...TransactionPageSums_transactions
                    }
                  }
                  totalCount
                  ...RecordList_page
                }
              }
            }
          }
        `}
        variables={pageOfTransactions}
        pageOf={({ viewer }: TransactionsScreenQuery["response"]) => viewer.agent?.page}
        empty={
          <EmptyReport>
            <RecordEmpty title="record_none_title" text="agent_bets_none_text" />
          </EmptyReport>
        }
        sums={({ totalCount, totals }) => (
          <ReportTotals
            count={<FormattedMessage id="agent_transactions_count" values={{ count: totalCount }} />}
            sums={movementTotals(totals)}
          />
        )}
        row={(transaction) => <TransactionRow transaction={transaction} />}
        foot={(transactions) => <TransactionPageSums transactions={transactions} />}
        frame={(rows, footRef) => (
          <ReportTable
            name="transactions"
            caption="agent_menu_transactions"
            columns={columns}
            state={state}
            footRef={footRef}
          >
            {rows}
          </ReportTable>
        )}
        tools={<RowsChoice list="transactions" onChange={() => set({})} />}
        file={{ input: { teamTransactions: shown.filter }, name: "team-transactions.csv" }}
      />
    </Report>
  );
}
