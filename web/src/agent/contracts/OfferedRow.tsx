import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { OfferedRow_contract$key } from "../../__generated__/OfferedRow_contract.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { DataCell } from "../../ui/table/DataCell.tsx";
import { DataRow } from "../../ui/table/DataRow.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { OpeningRow } from "../../ui/table/OpeningRow.tsx";
import type { Column } from "../../ui/table/sort.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { contractTermsOf } from "../contractTerms.ts";
import { AccountName } from "../downline/AccountName.tsx";
import { formatRate } from "../formatRate.ts";
import { ContractItem } from "./ContractItem.tsx";
import { ContractState } from "./ContractState.tsx";
import own from "./Contracts.module.css";

const columns: readonly Column[] = [
  { id: "agent_account" },
  { id: "agent_status" },
  { id: "contracts_payout_rate" },
  { id: "contracts_settled" },
  { id: "contracts_pays_from", isTime: true },
  { id: "contracts_next_settlement", isTime: true },
  { id: "contracts_open_stake", isAmount: true },
];

/** The table of `OfferedRow`s. */
export const OfferedTable = ({ children }: { children: ReactNode }) => (
  <DataTable name="contracts" caption={<FormattedMessage id="contracts_view_offered" />} columns={columns}>
    {children}
  </DataTable>
);

/** A contract that the agent has offered. It opens to its steps and dates, and to what the agent can do. */
export function OfferedRow({ contract: key }: { contract: OfferedRow_contract$key }) {
  const intl = useIntl();
  const contract = useFragment(
    graphql`
      fragment OfferedRow_contract on AgentContract {
        holder
        version
        state
        period
        paysFrom
        nextSettlementAt
        openStake {
          ...Money_amount @relay(mask: false)
        }
        terms {
          ...contractTerms_terms
        }
        ...ContractItem_contract
      }
    `,
    key,
  );
  const { holder, version, period, paysFrom, nextSettlementAt, openStake } = contract;
  const { tiers, profitRate = "0", lossRate = "0" } = contractTermsOf(contract.terms);
  const rates = tiers?.map(({ rate }) => rate) ?? [profitRate, lossRate];
  const number = intl.formatMessage({ id: "contracts_version" }, { version });
  return (
    <OpeningRow
      name={number}
      label={`${holder}, ${number}`}
      columnCount={columns.length + 1}
      row={(opener) => (
        <DataRow name={holder}>
          <DataCell heading="agent_account" place="lead">
            <AccountName account={holder} /> {opener}
          </DataCell>
          <DataCell heading="agent_status" place="value">
            <ContractState state={contract.state} />
          </DataCell>
          <DataCell heading="contracts_payout_rate" place="note">
            {rates.map((rate) => formatRate(rate, intl)).join(" · ")}
          </DataCell>
          <DataCell heading="contracts_settled">
            {period ? <FormattedMessage id={`contracts_period_${period}`} /> : "–"}
          </DataCell>
          <DataCell heading="contracts_pays_from">{paysFrom ? <Moment at={paysFrom} /> : "–"}</DataCell>
          <DataCell heading="contracts_next_settlement">
            {nextSettlementAt ? <Moment at={nextSettlementAt} /> : "–"}
          </DataCell>
          <DataCell heading="contracts_open_stake" isAmount>
            {openStake ? <Amount {...openStake} /> : "–"}
          </DataCell>
        </DataRow>
      )}
    >
      <ul className={own.list}>
        <ContractItem contract={contract} heading="holder" isOpen isOffered />
      </ul>
    </OpeningRow>
  );
}
