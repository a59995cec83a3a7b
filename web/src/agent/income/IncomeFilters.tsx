import { useIntl } from "react-intl";
import { SelectField } from "../../forms/SelectField.tsx";
import { type Refusals, ReportFilters } from "../report/ReportFilters.tsx";
import { type IncomeSearch, revenueGroups, writeIncomeSearch } from "./incomeSearch.ts";

interface Props {
  search: IncomeSearch;
  refusals: Refusals;
  onSearch: (next: URLSearchParams) => void;
}

const groupNames = { DAY: "profit_day", WEEK: "income_group_WEEK", MONTH: "income_group_MONTH" } as const;

/** The filters of the page "My income": a period, and what a row stands for. */
export function IncomeFilters({ search, refusals, onSearch }: Props) {
  const { formatMessage } = useIntl();
  return (
    <ReportFilters report="INCOME" search={search} write={writeIncomeSearch} refusals={refusals} onSearch={onSearch}>
      <SelectField
        name="group"
        label={formatMessage({ id: "income_group" })}
        options={revenueGroups.map((value) => ({ value, label: formatMessage({ id: groupNames[value] }) }))}
      />
    </ReportFilters>
  );
}
