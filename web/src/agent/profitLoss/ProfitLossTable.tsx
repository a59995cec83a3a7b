import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ProfitLossTable_edges$key } from "../../__generated__/ProfitLossTable_edges.graphql.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";
import type { Column } from "../../ui/table/sort.ts";
import { ProfitLossPageSums } from "./ProfitLossPageSums.tsx";
import { ProfitLossRow } from "./ProfitLossRow.tsx";
import type { ProfitLossSearch, ProfitLossSort, ProfitLossSortKey } from "./profitLossSearch.ts";

const columns: readonly Column<ProfitLossSortKey>[] = [
  { id: "agent_account", sortKey: "ACCOUNT" },
  { id: "profit_deposits", sortKey: "DEPOSIT", isAmount: true },
  { id: "profit_withdrawals", sortKey: "WITHDRAWAL", isAmount: true },
  { id: "agent_stake", sortKey: "STAKE", isAmount: true },
  { id: "agent_valid_stake", sortKey: "VALID_STAKE", isAmount: true },
  { id: "agent_payout", sortKey: "PAYOUT", isAmount: true },
  { id: "record_kind_REBATE", sortKey: "REBATE", isAmount: true },
  { id: "profit_bonuses", sortKey: "BONUS", isAmount: true },
  { id: "agent_profit_players", sortKey: "PROFIT", isAmount: true },
  { id: "agent_profit_house", isAmount: true },
  { id: "agent_balance_opening", isAmount: true },
  { id: "agent_balance_movement", isAmount: true },
  { id: "agent_balance_closing", isAmount: true },
];

interface Props {
  edges: ProfitLossTable_edges$key;
  search: ProfitLossSearch;
  onSort: (sort: ProfitLossSort) => void;
}

/** Accounts, with their sums below. */
export function ProfitLossTable({ edges: key, search, onSort }: Props) {
  const accounts = useFragment(
    graphql`
      fragment ProfitLossTable_edges on AccountProfitEdge @relay(plural: true) {
        node {
          id
          ...ProfitLossRow_account
          ...ProfitLossPageSums_accounts
        }
      }
    `,
    key,
  ).map(({ node }) => node);
  return (
    <DataTable
      name="profitLoss"
      caption={<FormattedMessage id="agent_menu_profit" />}
      columns={columns}
      sort={search.sort}
      onSort={onSort}
      isWide
      foot={<ProfitLossPageSums accounts={accounts} />}
    >
      {accounts.map((account) => (
        <ProfitLossRow key={account.id} account={account} search={search} />
      ))}
    </DataTable>
  );
}
