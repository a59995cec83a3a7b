import { betCategories, betStatuses } from "../../records/betSearch.ts";
import { AccountField } from "../report/AccountField.tsx";
import { ChoiceField } from "../report/ChoiceField.tsx";
import { type Refusals, ReportFilters } from "../report/ReportFilters.tsx";
import { type TeamBetSearch, writeTeamBetSearch } from "./teamBetSearch.ts";

interface Props {
  search: TeamBetSearch;
  refusals: Refusals;
  onSearch: (next: URLSearchParams) => void;
}

/** The filters of the team's bets. */
export const TeamBetFilters = ({ search, refusals, onSearch }: Props) => (
  <ReportFilters report="TEAM_BETS" search={search} write={writeTeamBetSearch} refusals={refusals} onSearch={onSearch}>
    <AccountField />
    <ChoiceField
      name="category"
      label="agent_category"
      values={betCategories}
      textOf={(value) => `games_category_${value}`}
    />
    <ChoiceField name="status" label="agent_status" values={betStatuses} textOf={(value) => `agent_status_${value}`} />
  </ReportFilters>
);
