import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TeamBetTable_edges$key } from "../../__generated__/TeamBetTable_edges.graphql.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";
import type { Column } from "../../ui/table/sort.ts";
import { TeamBetPageSums } from "./TeamBetPageSums.tsx";
import { TeamBetRow } from "./TeamBetRow.tsx";
import type { TeamBetSort, TeamBetSortKey } from "./teamBetSearch.ts";

const columns: readonly Column<TeamBetSortKey>[] = [
  { id: "agent_account", sortKey: "ACCOUNT" },
  { id: "agent_placed", sortKey: "PLACED_AT", isTime: true },
  { id: "agent_game" },
  { id: "agent_stake", sortKey: "STAKE", isAmount: true },
  { id: "agent_valid_stake", sortKey: "VALID_STAKE", isAmount: true },
  { id: "agent_payout", sortKey: "PAYOUT", isAmount: true },
  { id: "agent_result_player", cellId: "agent_result_player_short", sortKey: "PROFIT", isAmount: true },
  { id: "agent_result_house", isAmount: true },
  { id: "agent_status" },
];

interface Props {
  edges: TeamBetTable_edges$key;
  sort: TeamBetSort;
  onSort: (sort: TeamBetSort) => void;
}

/** Bets, with their sums below. */
export function TeamBetTable({ edges: key, sort, onSort }: Props) {
  const bets = useFragment(
    graphql`
      fragment TeamBetTable_edges on TeamBetEdge @relay(plural: true) {
        node {
          id
          ...TeamBetRow_bet
          ...TeamBetPageSums_bets
        }
      }
    `,
    key,
  ).map(({ node }) => node);
  return (
    <DataTable
      name="teamBetting"
      caption={<FormattedMessage id="agent_bets" />}
      columns={columns}
      sort={sort}
      onSort={onSort}
      foot={<TeamBetPageSums bets={bets} />}
    >
      {bets.map((bet) => (
        <TeamBetRow key={bet.id} bet={bet} />
      ))}
    </DataTable>
  );
}
