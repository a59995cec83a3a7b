import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { BetRecordPaneQuery } from "../../__generated__/BetRecordPaneQuery.graphql.ts";
import { useLeaveParams } from "../../browser/back/useLeave.ts";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import { RecordList } from "../../records/RecordList.tsx";
import { RecordPane } from "../../records/RecordPane.tsx";
import { RecordSkeleton } from "../../records/RecordSkeleton.tsx";
import { useSearch } from "../../records/useSearch.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { BrowseLink } from "../../ui/state/BrowseLink.tsx";
import { BetDetail } from "./BetDetail.tsx";
import { BetFilters } from "./BetFilters.tsx";
import { BetRow } from "./BetRow.tsx";
import { BetSums } from "./BetSums.tsx";
import { betParam, betRecordSearch } from "./betRecordSearch.ts";

/** The member's bets at all vendors and lotteries, filtered by the address, or the bet that the address names. */
export function BetRecordPane() {
  const [params] = useSearchParams();
  const id = params.get(betParam);
  return <RecordPane title="member_personalHistoryCopy">{id ? <Opened key={id} id={id} /> : <Bets />}</RecordPane>;
}

function Opened({ id }: { id: string }) {
  const leave = useLeaveParams(betParam);
  return (
    <ScreenPart skeleton={<RecordSkeleton />}>
      <BetDetail id={id} onLeave={leave} />
    </ScreenPart>
  );
}

function Bets() {
  const state = useSearch(betRecordSearch);
  return (
    <RecordList
      state={state}
      filters={<BetFilters search={state.chosen} onFilter={state.set} />}
      query={graphql`
        query BetRecordPaneQuery($filter: BetRecordFilter, $after: String) @throwOnFieldError {
          viewer {
            member {
              page: betRecord(filter: $filter, first: 20, after: $after) @catch(to: RESULT) {
                edges {
                  node {
                    id
                    ...BetRow_bet
                  }
                }
                ...RecordList_page
                ...BetSums_bets
              }
            }
          }
        }
      `}
      variables={({ filter }, { after }) => ({ filter, after })}
      pageOf={({ viewer }: BetRecordPaneQuery["response"]) => viewer.member?.page}
      sums={(page) => <BetSums bets={page} />}
      row={(bet) => <BetRow bet={bet} />}
      empty={
        <RecordEmpty title="agent_bets_none_title" text="agent_bets_none_text" isOfWallet action={<BrowseLink />} />
      }
      file={{ input: { betRecord: state.shown.filter }, name: "betting-record.csv" }}
    />
  );
}
