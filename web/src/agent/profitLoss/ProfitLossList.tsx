import { FormattedMessage } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { ProfitLossList_agent$key } from "../../__generated__/ProfitLossList_agent.graphql.ts";
import type { ProfitLossListPaginationQuery } from "../../__generated__/ProfitLossListPaginationQuery.graphql.ts";
import { LoadMore } from "../../relay/LoadMore.tsx";
import { reportPageSize } from "../report/reportAddress.ts";
import { ProfitLossTable } from "./ProfitLossTable.tsx";
import type { ProfitLossSearch, ProfitLossSort } from "./profitLossSearch.ts";

interface Props {
  agent: ProfitLossList_agent$key;
  search: ProfitLossSearch;
  onSort: (sort: ProfitLossSort) => void;
}

/** The accounts as one list that grows, for phones. */
export function ProfitLossList({ agent, search, onSort }: Props) {
  const { data, ...list } = usePaginationFragment<ProfitLossListPaginationQuery, ProfitLossList_agent$key>(
    graphql`
      fragment ProfitLossList_agent on Agent
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "ProfitAndLossFilter" }
        sort: { type: "ProfitAndLossSort" }
      )
      @refetchable(queryName: "ProfitLossListPaginationQuery") {
        profitAndLoss(filter: $filter, sort: $sort, first: $count, after: $cursor)
          @connection(key: "ProfitLossList_profitAndLoss") {
          edges {
            ...ProfitLossTable_edges
          }
        }
      }
    `,
    agent,
  );
  return (
    <>
      <ProfitLossTable edges={data.profitAndLoss.edges} search={search} onSort={onSort} />
      <LoadMore list={list} pageSize={reportPageSize}>
        <FormattedMessage id="games_more" />
      </LoadMore>
    </>
  );
}
