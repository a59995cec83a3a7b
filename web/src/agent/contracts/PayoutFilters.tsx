import { useIntl } from "react-intl";
import { TextField } from "../../forms/TextField.tsx";
import { type Refusals, ReportFilters } from "../report/ReportFilters.tsx";
import type { ContractKind } from "./contractKinds.ts";
import { type ContractSearch, writeContractSearch } from "./contractSearch.ts";

interface Props {
  kind: ContractKind;
  search: ContractSearch;
  refusals: Refusals;
  onSearch: (next: URLSearchParams) => void;
}

/** The filters of the payouts: a period, and an account. */
export function PayoutFilters({ kind, search, refusals, onSearch }: Props) {
  const { formatMessage } = useIntl();
  return (
    <ReportFilters report={kind} search={search} write={writeContractSearch} refusals={refusals} onSearch={onSearch}>
      <TextField
        name="account"
        label={formatMessage({ id: "agent_account" })}
        placeholder={formatMessage({ id: "contracts_own_payouts" })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
      />
    </ReportFilters>
  );
}
