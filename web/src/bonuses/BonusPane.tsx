import { graphql } from "react-relay";
import type { BonusPaneQuery, BonusStatus } from "../__generated__/BonusPaneQuery.graphql.ts";
import { ChoiceFilter } from "../records/ChoiceFilter.tsx";
import { PeriodFilter } from "../records/PeriodFilter.tsx";
import { openPresets, periodInput } from "../records/period.ts";
import { RecordEmpty } from "../records/RecordEmpty.tsx";
import { RecordList } from "../records/RecordList.tsx";
import { RecordPane } from "../records/RecordPane.tsx";
import { declareSearch } from "../records/search.ts";
import { useSearch } from "../records/useSearch.ts";
import { BrowseLink } from "../ui/state/BrowseLink.tsx";
import { BonusCard } from "./BonusCard.tsx";
import { BonusSums } from "./BonusSums.tsx";

const states = ["ACTIVE", "COMPLETED", "FORFEITED", "EXPIRED"] as const satisfies readonly BonusStatus[];

export const bonusSearch = declareSearch((read) => {
  const period = read.period(openPresets);
  const state = read.choice("state", states, "ALL");
  return { period, state, filter: { period: periodInput(period), status: state === "ALL" ? null : state } };
});

/** The member's bonuses with their turnover, filtered by the address. */
export function BonusPane() {
  const search = useSearch(bonusSearch);
  const { chosen, shown, set } = search;
  return (
    <RecordPane title="member_bonusDetails">
      <RecordList
        state={search}
        filters={
          <>
            <PeriodFilter label="bonuses_period" value={chosen.period} presets={openPresets} onChange={set} />
            <ChoiceFilter
              label="agent_status"
              isLabelled
              value={chosen.state}
              options={["ALL", ...states]}
              textOf={(state) => `bonuses_status_${state}`}
              onChange={(state) => set({ state })}
            />
          </>
        }
        query={graphql`
          query BonusPaneQuery($filter: BonusFilter, $after: String) @throwOnFieldError {
            viewer {
              member {
                page: bonuses(filter: $filter, first: 20, after: $after) @catch(to: RESULT) {
                  edges {
                    node {
                      id
                      ...BonusCard_bonus
                    }
                  }
                  ...RecordList_page
                  ...BonusSums_bonuses
                }
              }
            }
          }
        `}
        variables={({ filter }, { after }) => ({ filter, after })}
        pageOf={({ viewer }: BonusPaneQuery["response"]) => viewer.member?.page}
        sums={(page) => <BonusSums bonuses={page} />}
        row={(bonus) => <BonusCard bonus={bonus} />}
        isCards
        empty={
          <RecordEmpty
            title="bonuses_none_title"
            text="bonuses_none_text"
            action={<BrowseLink to="/promotions" text="promotion_all" />}
          />
        }
        file={{ input: { bonuses: shown.filter }, name: "bonuses.csv" }}
      />
    </RecordPane>
  );
}
