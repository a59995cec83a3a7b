import { graphql, useFragment } from "react-relay";
import type { TeamBetPage_bets$key } from "../../__generated__/TeamBetPage_bets.graphql.ts";
import { Pagination } from "../../ui/control/Pagination.tsx";
import { TeamBetTable } from "./TeamBetTable.tsx";
import type { TeamBetSort } from "./teamBetSearch.ts";

interface Props {
  bets: TeamBetPage_bets$key;
  isBusy: boolean;
  sort: TeamBetSort;
  onSort: (sort: TeamBetSort) => void;
  onPage: (after: string | null) => void;
}

/** One page of bets, and the links to the other pages. */
export function TeamBetPage({ bets, isBusy, sort, onSort, onPage }: Props) {
  const { edges, pageInfo, pageCursors } = useFragment(
    graphql`
      fragment TeamBetPage_bets on TeamBetConnection {
        edges {
          ...TeamBetTable_edges
        }
        pageInfo {
          ...Pagination_pageInfo
        }
        pageCursors {
          ...Pagination_cursors
        }
      }
    `,
    bets,
  );
  return (
    <>
      <TeamBetTable edges={edges} sort={sort} onSort={onSort} />
      <Pagination cursors={pageCursors} pageInfo={pageInfo} isBusy={isBusy} onSelect={onPage} />
    </>
  );
}
