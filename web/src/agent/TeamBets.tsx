import { ReceiptText } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TeamBets_bets$key } from "../__generated__/TeamBets_bets.graphql.ts";
import { Pagination } from "../ui/control/Pagination.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { TeamBetTable } from "./TeamBetTable.tsx";
import { TeamBetTotals } from "./TeamBetTotals.tsx";
import type { TeamBetSort } from "./teamBetSearch.ts";

/** The sums, one page of bets, and the links to the other pages. */
export function TeamBets({
  bets: key,
  isBusy,
  sort,
  onSort,
  onPage,
}: {
  bets: TeamBets_bets$key;
  isBusy: boolean;
  sort: TeamBetSort;
  onSort: (sort: TeamBetSort) => void;
  onPage: (after: string | null) => void;
}) {
  const bets = useFragment(
    graphql`
      fragment TeamBets_bets on TeamBetConnection {
        totalCount
        totals {
          ...TeamBetTotals_totals
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        pageCursors {
          ...Pagination_cursors
        }
        ...TeamBetTable_bets
      }
    `,
    key,
  );
  const { totalCount, totals, pageInfo, pageCursors } = bets;
  if (totalCount === 0) {
    return (
      <EmptyState icon={<ReceiptText size={30} />} title={<FormattedMessage id="agent_bets_none_title" />}>
        <FormattedMessage id="agent_bets_none_text" />
      </EmptyState>
    );
  }
  return (
    <>
      <TeamBetTotals totals={totals} count={totalCount} />
      <TeamBetTable bets={bets} sort={sort} onSort={onSort} />
      <Pagination
        cursors={pageCursors}
        nextCursor={pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null}
        isBusy={isBusy}
        onSelect={onPage}
      />
    </>
  );
}
