import { Suspense } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { BetRecordPaneQuery } from "../../__generated__/BetRecordPaneQuery.graphql.ts";
import { useLeaveParams } from "../../browser/back/useLeave.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { FilteredRecord, type RecordAnswerProps } from "../../records/FilteredRecord.tsx";
import { KnownPage } from "../../records/FirstPage.tsx";
import { RecordPane } from "../../records/RecordPane.tsx";
import { RecordSkeleton } from "../../records/RecordSkeleton.tsx";
import { afterParam } from "../../records/useRecordAddress.ts";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { usePhone } from "../../ui/layout/usePhone.ts";
import { BetDetail } from "./BetDetail.tsx";
import { BetFilters } from "./BetFilters.tsx";
import { BetList } from "./BetList.tsx";
import { BetPage } from "./BetPage.tsx";
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

function Answer({ params, isBusy, onPage }: RecordAnswerProps) {
  const isEndless = usePhone();
  const filter = betRecordFilter(betRecordSearchIn(params));
  const { viewer } = useOwnQuery<BetRecordPaneQuery>(
    graphql`
      query BetRecordPaneQuery($filter: BetRecordFilter, $after: String, $isEndless: Boolean!) @throwOnFieldError {
        viewer {
          member {
            page: betRecord(filter: $filter, first: 20, after: $after) @skip(if: $isEndless) @catch(to: RESULT) {
              ...BetPage_bets
            }
            ...BetList_member @arguments(filter: $filter) @include(if: $isEndless) @alias(as: "endless")
          }
        }
      }
    `,
    { filter, after: params.get(afterParam), isEndless },
    { fetchPolicy: "store-and-network" },
  );
  if (!viewer.member) return null;
  const { page, endless } = viewer.member;
  const shared = { isBusy, file: <RecordExport input={{ betRecord: filter }} name="betting-record.csv" /> };
  if (endless) return <BetList member={endless} {...shared} />;
  return (
    <KnownPage page={page} params={params}>
      {(known) => <BetPage bets={known} onPage={onPage} {...shared} />}
    </KnownPage>
  );
}
