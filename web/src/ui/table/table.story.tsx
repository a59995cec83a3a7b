import type { States } from "../../../catalogue/story.ts";
import { Amount } from "../text/Amount.tsx";
import { DataCell } from "./DataCell.tsx";
import { DataRow } from "./DataRow.tsx";
import { DataTable } from "./DataTable.tsx";
import { HeadRow } from "./HeadRow.tsx";
import { OpeningRow } from "./OpeningRow.tsx";
import type { Column } from "./sort.ts";

const columns: readonly Column[] = [
  { id: "agent_account", sortKey: "ACCOUNT" },
  { id: "agent_status" },
  { id: "lottery_stake", sortKey: "STAKE", isAmount: true },
];

const row = (account: string, stake: string) => (
  <DataRow key={account} name={account}>
    <DataCell heading="agent_account" place="lead">
      {account}
    </DataCell>
    <DataCell heading="agent_status" place="note">
      Active
    </DataCell>
    <DataCell heading="lottery_stake" place="value" isAmount>
      <Amount amount={stake} currency="USD" />
    </DataCell>
  </DataRow>
);

const table = (
  <DataTable
    name="catalogue"
    caption="Accounts"
    columns={columns}
    sort={{ by: "STAKE", direction: "DESCENDING" }}
    onSort={() => undefined}
  >
    {[row("ann", "1250.50"), row("a_player_with_a_long_name", "100.00")]}
  </DataTable>
);

export const dataTable: States = { usual: table };

export const headRow: States = {
  usual: (
    <table>
      <HeadRow headings={columns.map(({ id }) => id)} />
    </table>
  ),
};

export const openingRow: States = {
  usual: (
    <DataTable name="catalogue" caption="Payouts" columns={columns}>
      <OpeningRow
        name="28 Nov"
        columnCount={columns.length}
        row={(opener) => (
          <DataRow name="28 Nov">
            <DataCell heading="agent_account" place="lead">
              {opener}
            </DataCell>
          </DataRow>
        )}
      >
        What it is made of
      </OpeningRow>
    </DataTable>
  ),
};
