import { Suspense } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { BetRecordPaneQuery } from "../../__generated__/BetRecordPaneQuery.graphql.ts";
import { useLeaveParams } from "../../browser/back/useLeave.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { FilteredRecord, type RecordAnswerProps } from "../../records/FilteredRecord.tsx";
import { KnownPage } from "../../records/FirstPage.tsx";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import { RecordPage } from "../../records/RecordPage.tsx";
import { RecordPane } from "../../records/RecordPane.tsx";
import { RecordSkeleton } from "../../records/RecordSkeleton.tsx";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { BetDetail } from "./BetDetail.tsx";
import { BetFilters } from "./BetFilters.tsx";
import { BetRow } from "./BetRow.tsx";
import { BetSums } from "./BetSums.tsx";
import { betRecordFilter, betRecordParams, betRecordSearchIn } from "./betRecordSearch.ts";

/** The member's bets at all vendors and lotteries, filtered by the address, or the bet that the address names. */
export function BetRecordPane() {
  const [params] = useSearchParams();
  const id = params.get(betRecordParams.bet);
  return (
    <RecordPane title="member_personalHistoryCopy">
      {id ? <Opened key={id} id={id} /> : <FilteredRecord Filters={BetFilters} Answer={Answer} />}
    </RecordPane>
  );
}

function Opened({ id }: { id: string }) {
  const leave = useLeaveParams(betRecordParams.bet);
  return (
    <ScreenBoundary>
      <Suspense fallback={<RecordSkeleton />}>
        <BetDetail id={id} onLeave={leave} />
      </Suspense>
    </ScreenBoundary>
  );
}

function Answer({ params, after, fetchKey }: RecordAnswerProps) {
  const filter = betRecordFilter(betRecordSearchIn(params));
  const { viewer } = useOwnQuery<BetRecordPaneQuery>(
    graphql`
      query BetRecordPaneQuery($filter: BetRecordFilter, $after: String) @throwOnFieldError {
        viewer {
          member {
            page: betRecord(filter: $filter, first: 20, after: $after) @catch(to: RESULT) {
              totalCount
              edges {
                node {
                  id
                  ...BetRow_bet
                }
              }
              pageInfo {
                ...RecordPage_pageInfo
              }
              pageCursors {
                ...Pagination_cursors
              }
              ...BetSums_bets
            }
          }
        }
      }
    `,
    { filter, after },
    { fetchPolicy: "store-and-network", fetchKey },
  );
  if (!viewer.member) return null;
  return (
    <KnownPage page={viewer.member.page} params={params}>
      {(page) =>
        page.totalCount === 0 ? (
          <RecordEmpty title="agent_bets_none_title" text="agent_bets_none_text" />
        ) : (
          <RecordPage
            cursors={page.pageCursors}
            pageInfo={page.pageInfo}
            sums={<BetSums bets={page} />}
            file={<RecordExport input={{ betRecord: filter }} name="betting-record.csv" />}
          >
            {page.edges.map(({ node }) => (
              <BetRow key={node.id} bet={node} />
            ))}
          </RecordPage>
        )
      }
    </KnownPage>
  );
}
