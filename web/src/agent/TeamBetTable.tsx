import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TeamBetTable_bets$key } from "../__generated__/TeamBetTable_bets.graphql.ts";
import { DataTable } from "../ui/table/DataTable.tsx";
import type { Column } from "../ui/table/sort.ts";
import { TeamBetRow } from "./TeamBetRow.tsx";
import type { TeamBetSort, TeamBetSortKey } from "./teamBetSearch.ts";

const columns: readonly Column<TeamBetSortKey>[] = [
  { id: "agent_account", sortKey: "ACCOUNT" },
  { id: "agent_placed", sortKey: "PLACED_AT", isTime: true },
  { id: "agent_game" },
  { id: "agent_stake", sortKey: "STAKE", isAmount: true },
  { id: "agent_valid_stake", sortKey: "VALID_STAKE", isAmount: true },
  { id: "agent_payout", sortKey: "PAYOUT", isAmount: true },
  { id: "agent_result_player", sortKey: "PROFIT", isAmount: true },
  { id: "agent_result_house", isAmount: true },
  { id: "agent_status" },
];

/** A page of bets. */
export function TeamBetTable({
  bets: key,
  sort,
  onSort,
}: {
  bets: TeamBetTable_bets$key;
  sort: TeamBetSort;
  onSort: (sort: TeamBetSort) => void;
}) {
  const { edges } = useFragment(
    graphql`
      fragment TeamBetTable_bets on TeamBetConnection {
        edges {
          node {
            id
            ...TeamBetRow_bet
          }
        }
      }
    `,
    key,
  );
  return (
    <DataTable caption={<FormattedMessage id="agent_bets" />} columns={columns} sort={sort} onSort={onSort}>
      {edges.map(({ node }) => (
        <TeamBetRow key={node.id} bet={node} />
      ))}
    </DataTable>
  );
}
