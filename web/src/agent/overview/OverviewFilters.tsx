import type { PeriodSearch } from "../../records/period.ts";
import { type Refusals, ReportFilters } from "../report/ReportFilters.tsx";
import { addressOf } from "../report/reportAddress.ts";

interface Props {
  search: PeriodSearch;
  refusals: Refusals;
  onSearch: (next: URLSearchParams) => void;
}

const writeOverviewSearch = (period: PeriodSearch) => addressOf(period, {});

/** The period of the overview. */
export const OverviewFilters = (props: Props) => (
  <ReportFilters {...props} report="OVERVIEW" write={writeOverviewSearch} />
);
