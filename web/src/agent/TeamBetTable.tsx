import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TeamBetTable_bets$key } from "../__generated__/TeamBetTable_bets.graphql.ts";
import { TeamBetRow } from "./TeamBetRow.tsx";
import styles from "./TeamBetTable.module.css";

const columns = [
  { id: "agent_account" },
  { id: "agent_placed" },
  { id: "agent_game" },
  { id: "agent_stake", isMoney: true },
  { id: "agent_valid_stake", isMoney: true },
  { id: "agent_payout", isMoney: true },
  { id: "agent_profit", isMoney: true },
  { id: "agent_status" },
] as const;

/** A page of bets: a table on wide screens, cards on phones. */
export function TeamBetTable({ bets: key }: { bets: TeamBetTable_bets$key }) {
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
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption className="visually-hidden">
          <FormattedMessage id="agent_bets" />
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={"isMoney" in column ? styles.money : undefined}>
                <FormattedMessage id={column.id} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {edges.map(({ node }) => (
            <TeamBetRow key={node.id} bet={node} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
