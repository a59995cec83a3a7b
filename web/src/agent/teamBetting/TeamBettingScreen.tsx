import { graphql, usePreloadedQuery } from "react-relay";
import type { TeamBettingScreenQuery } from "../../__generated__/TeamBettingScreenQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { EmptyReport } from "../report/EmptyReport.tsx";
import { Report } from "../report/Report.tsx";
import { useReportAddress } from "../report/useReportAddress.ts";
import { TeamBetList } from "./TeamBetList.tsx";
import { TeamBetPage } from "./TeamBetPage.tsx";
import { TeamBetTotals } from "./TeamBetTotals.tsx";
import { parseTeamBetSearch, type TeamBetSort, teamBetFilter, writeTeamBetSearch } from "./teamBetSearch.ts";

// Fields and their library are the largest part of the page, and nobody needs them at once.
const TeamBetFilters = lazyPart(async () => (await import("./TeamBetFilters.tsx")).TeamBetFilters, "agent");

/** The bets of the agent's downline, filtered and ordered by the address. */
export function TeamBettingScreen({ queryRef }: ScreenProps<TeamBettingScreenQuery>) {
  const { viewer } = usePreloadedQuery<TeamBettingScreenQuery>(
    graphql`
      query TeamBettingScreenQuery(
        $filter: TeamBetFilter
        $sort: TeamBetSort
        $first: Int!
        $after: String
        $isEndless: Boolean!
      ) @preloadable {
        viewer {
          agent {
            page: teamBets(filter: $filter, sort: $sort, first: $first, after: $after) @catch(to: RESULT) {
              totalCount
              ...TeamBetTotals_bets
              ...TeamBetPage_bets @skip(if: $isEndless) @alias(as: "rows")
            }
            ...TeamBetList_agent @arguments(filter: $filter, sort: $sort) @include(if: $isEndless) @alias(as: "list")
          }
        }
      }
    `,
    queryRef,
  );
  const { params, isBusy, go, goToPage } = useReportAddress();
  const search = parseTeamBetSearch(params);
  const { page, list } = viewer.agent ?? {};
  const order = { sort: search.sort, onSort: (sort: TeamBetSort) => go(writeTeamBetSearch({ ...search, sort })) };

  return (
    <Report
      title="agent_menu_team_betting"
      result={page}
      isBusy={isBusy}
      filters={(refusals) => <TeamBetFilters search={search} refusals={refusals} onSearch={go} />}
    >
      {(bets) =>
        bets.totalCount === 0 ? (
          <EmptyReport>
            <RecordEmpty title="agent_bets_none_title" text="agent_bets_none_text" />
          </EmptyReport>
        ) : (
          <>
            <TeamBetTotals bets={bets} />
            {bets.rows && <TeamBetPage bets={bets.rows} isBusy={isBusy} {...order} onPage={goToPage} />}
            {list && <TeamBetList agent={list} {...order} />}
            <RecordExport input={{ teamBets: teamBetFilter(search) }} name="team-betting.csv" />
          </>
        )
      }
    </Report>
  );
}
