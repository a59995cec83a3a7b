import { useIntl } from "react-intl";
import { TextField } from "../../forms/TextField.tsx";
import { type Refusals, ReportFilters } from "../report/ReportFilters.tsx";
import { type ProfitLossSearch, writeProfitLossSearch } from "./profitLossSearch.ts";

interface Props {
  search: ProfitLossSearch;
  refusals: Refusals;
  onSearch: (next: URLSearchParams) => void;
}

/** The filters of the report: a period, and a part of a name at any depth. */
export function ProfitLossFilters({ search, refusals, onSearch }: Props) {
  const { formatMessage } = useIntl();
  return (
    <ReportFilters
      report="PROFIT_AND_LOSS"
      search={search}
      write={writeProfitLossSearch}
      refusals={refusals}
      onSearch={onSearch}
    >
      <TextField
        name="keyword"
        label={formatMessage({ id: "agent_account" })}
        placeholder={formatMessage({ id: "agent_team_search" })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
    </ReportFilters>
  );
}
