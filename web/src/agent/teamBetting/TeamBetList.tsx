import { FormattedMessage } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { TeamBetList_agent$key } from "../../__generated__/TeamBetList_agent.graphql.ts";
import type { TeamBetListPaginationQuery } from "../../__generated__/TeamBetListPaginationQuery.graphql.ts";
import { LoadMore } from "../../relay/LoadMore.tsx";
import { reportPageSize } from "../report/reportAddress.ts";
import { TeamBetTable } from "./TeamBetTable.tsx";
import type { TeamBetSort } from "./teamBetSearch.ts";

interface Props {
  agent: TeamBetList_agent$key;
  sort: TeamBetSort;
  onSort: (sort: TeamBetSort) => void;
}

/** The bets as one list that grows, for phones. */
export function TeamBetList({ agent, sort, onSort }: Props) {
  const { data, ...list } = usePaginationFragment<TeamBetListPaginationQuery, TeamBetList_agent$key>(
    graphql`
      fragment TeamBetList_agent on Agent
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "TeamBetFilter" }
        sort: { type: "TeamBetSort" }
      )
      @refetchable(queryName: "TeamBetListPaginationQuery") {
        teamBets(filter: $filter, sort: $sort, first: $count, after: $cursor) @connection(key: "TeamBetList_teamBets") {
          edges {
            ...TeamBetTable_edges
          }
        }
      }
    `,
    agent,
  );
  return (
    <>
      <TeamBetTable edges={data.teamBets.edges} sort={sort} onSort={onSort} />
      <LoadMore list={list} pageSize={reportPageSize}>
        <FormattedMessage id="games_more" />
      </LoadMore>
    </>
  );
}
