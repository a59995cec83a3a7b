import { graphql } from "react-relay";
import type { TeamBettingScreenQuery } from "../../__generated__/TeamBettingScreenQuery.graphql.ts";
import { ChoiceFilter } from "../../records/ChoiceFilter.tsx";
import { betCategories, betStatuses } from "../../records/choices.ts";
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
import { RowsChoice } from "../report/RowsChoice.tsx";
import { BetsExplanation } from "./BetExplanation.tsx";
import { TeamBetPageSums } from "./TeamBetPageSums.tsx";
import { TeamBetRow } from "./TeamBetRow.tsx";
import { TeamBetTotals } from "./TeamBetTotals.tsx";
import { pageOfTeamBets, teamBets } from "./teamBets.ts";

const columns: readonly Column[] = [
  { id: "agent_account", sortKey: "ACCOUNT" },
  { id: "agent_placed", sortKey: "PLACED_AT", isTime: true },
  { id: "agent_game" },
  { id: "agent_stake", sortKey: "STAKE", isAmount: true },
  { id: "agent_valid_stake", sortKey: "VALID_STAKE", isAmount: true },
  { id: "agent_payout", sortKey: "PAYOUT", isAmount: true },
  { id: "agent_result_player", cellId: "agent_result_player_short", sortKey: "PROFIT", isAmount: true },
  { id: "agent_result_house", isAmount: true },
  { id: "agent_status" },
];

/** The bets of the agent's downline, filtered and ordered by the address. */
export function TeamBettingScreen({ queryRef }: ScreenProps<TeamBettingScreenQuery>) {
  const state = useSearch(teamBets);
  const { chosen, shown, set } = state;
  return (
    <Report
      title="agent_menu_team_betting"
      filters={
        <ReportFilters report="TEAM_BETS" state={state} record={{ teamBets: state.shown.filter }}>
          <PeriodFilter value={chosen.period} hasTimes onChange={set} />
          <AccountFilter value={chosen.account} />
          <ChoiceFilter
            label="agent_category"
            value={chosen.category}
            options={["", ...betCategories]}
            textOf={(category) => (category ? `games_category_${category}` : "record_all_categories")}
            onChange={(category) => set({ category })}
          />
          <ChoiceFilter
            label="agent_status"
            value={chosen.status}
            options={["", ...betStatuses]}
            textOf={(status) => (status ? `agent_status_${status}` : "record_all_states")}
            onChange={(status) => set({ status })}
          />
        </ReportFilters>
      }
    >
      <RecordPages
        state={state}
        queryRef={queryRef}
        query={graphql`
          query TeamBettingScreenQuery($filter: TeamBetFilter, $sort: TeamBetSort, $first: Int!, $after: String)
          @preloadable {
            viewer {
              agent {
                page: teamBets(filter: $filter, sort: $sort, first: $first, after: $after) @catch(to: RESULT) {
                  edges {
                    node {
                      id
                      ...TeamBetRow_bet
                      ...TeamBetPageSums_bets
                    }
                  }
                  ...RecordList_page
                  ...TeamBetTotals_bets
                }
              }
            }
          }
        `}
        variables={pageOfTeamBets}
        pageOf={({ viewer }: TeamBettingScreenQuery["response"]) => viewer.agent?.page}
        empty={
          <EmptyReport>
            <RecordEmpty title="agent_bets_none_title" text="agent_bets_none_text" />
          </EmptyReport>
        }
        sums={(bets) => (
          <>
            <TeamBetTotals bets={bets} />
            <BetsExplanation />
          </>
        )}
        row={(bet) => <TeamBetRow bet={bet} />}
        foot={(bets) => <TeamBetPageSums bets={bets} />}
        frame={(rows, footRef) => (
          <ReportTable
            name="teamBetting"
            caption="agent_bets"
            columns={columns}
            state={state}
            footRef={footRef}
            hasMore
          >
            {rows}
          </ReportTable>
        )}
        tools={<RowsChoice list="teamBetting" onChange={() => set({})} />}
        file={{ input: { teamBets: shown.filter }, name: "team-betting.csv" }}
      />
    </Report>
  );
}
