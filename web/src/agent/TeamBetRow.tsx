import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TeamBetRow_bet$key } from "../__generated__/TeamBetRow_bet.graphql.ts";
import { formatTimestamp } from "../i18n/formatTimestamp.ts";
import { Amount } from "../ui/text/Amount.tsx";
import { Profit } from "./Profit.tsx";
import styles from "./TeamBetTable.module.css";

/** A bet: a row of the table, and on phones a card with a heading in each cell. */
export function TeamBetRow({ bet: key }: { bet: TeamBetRow_bet$key }) {
  const { formatMessage } = useIntl();
  const bet = useFragment(
    graphql`
      fragment TeamBetRow_bet on TeamBet {
        internalID
        account
        placedAt
        gameName
        vendorCode
        round
        selection
        stake {
          amount
          currency
        }
        validStake {
          amount
          currency
        }
        payout {
          amount
          currency
        }
        profit {
          ...Profit_money
        }
        status
      }
    `,
    key,
  );
  const heading = (id: string) => ({ "data-heading": formatMessage({ id }) });
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.account}>
        {bet.account}
        <small className={styles.faint}>{bet.internalID}</small>
      </th>
      <td {...heading("agent_placed")} className={styles.time}>
        <time dateTime={bet.placedAt}>{formatTimestamp(bet.placedAt)}</time>
      </td>
      <td {...heading("agent_game")}>
        <span>
          {bet.gameName}
          <small className={styles.faint}>{[bet.vendorCode, bet.round].filter(Boolean).join(" · ")}</small>
          {bet.selection && <small className={styles.faint}>{bet.selection}</small>}
        </span>
      </td>
      <td {...heading("agent_stake")} className={styles.money}>
        <Amount {...bet.stake} />
      </td>
      <td {...heading("agent_valid_stake")} className={styles.money}>
        <Amount {...bet.validStake} />
      </td>
      <td {...heading("agent_payout")} className={styles.money}>
        <Amount {...bet.payout} />
      </td>
      <td {...heading("agent_profit")} className={styles.money}>
        <Profit money={bet.profit} />
      </td>
      <td {...heading("agent_status")}>
        <span className={styles.status} data-status={bet.status}>
          <FormattedMessage id={`agent_status_${bet.status}`} />
        </span>
      </td>
    </tr>
  );
}
