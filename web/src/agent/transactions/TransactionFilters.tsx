import { recordKinds } from "../../records/account/accountRecordSearch.ts";
import { AccountField } from "../report/AccountField.tsx";
import { ChoiceField } from "../report/ChoiceField.tsx";
import { type Refusals, ReportFilters } from "../report/ReportFilters.tsx";
import { directions, type TransactionSearch, writeTransactionSearch } from "./transactionSearch.ts";

interface Props {
  search: TransactionSearch;
  refusals: Refusals;
  onSearch: (next: URLSearchParams) => void;
}

const directionNames: Readonly<Record<string, string>> = { IN: "record_in", OUT: "record_out" };

/** The filters of the team's movements. */
export const TransactionFilters = ({ search, refusals, onSearch }: Props) => (
  <ReportFilters
    report="TRANSACTIONS"
    search={search}
    write={writeTransactionSearch}
    refusals={refusals}
    onSearch={onSearch}
  >
    <AccountField />
    <ChoiceField name="kind" label="record_kind" values={recordKinds} textOf={(value) => `record_kind_${value}`} />
    <ChoiceField
      name="direction"
      label="agent_direction"
      values={directions}
      textOf={(value) => directionNames[value] ?? value}
    />
  </ReportFilters>
);
