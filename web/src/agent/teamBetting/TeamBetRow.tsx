import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TeamBetRow_bet$key } from "../../__generated__/TeamBetRow_bet.graphql.ts";
import { BetState } from "../../records/BetState.tsx";
import { betResultOf } from "../../records/betResult.ts";
import { Result } from "../../records/Result.tsx";
import { turnoverOf } from "../../records/turnover.ts";
import { Moment } from "../../time/Moment.tsx";
import { usePhone } from "../../ui/layout/usePhone.ts";
import { DataCell } from "../../ui/table/DataCell.tsx";
import { DataRow } from "../../ui/table/DataRow.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { AccountName } from "../downline/AccountName.tsx";
import { sideText } from "../side/side.ts";
import { BetExplanation } from "./BetExplanation.tsx";
import styles from "./TeamBetRow.module.css";

/** A bet of the table. */
export function TeamBetRow({ bet: key }: { bet: TeamBetRow_bet$key }) {
  const bet = useFragment(
    graphql`
      fragment TeamBetRow_bet on TeamBet {
        id
        internalID
        account
        placedAt
        gameName
        vendorCode
        round
        selection
        ...turnover_figures
        profit {
          ...Result_money
        }
        houseResult {
          ...Result_money
        }
        status
      }
    `,
    key,
  );
  const { stake, validStake, payout } = turnoverOf(bet);
  const isOpen = bet.status === "UNSETTLED";
  return (
    <DataRow
      name={`${bet.account}, ${bet.gameName}`}
      side={sideText(bet.account, bet.id)}
      said={<BetExplanation isOpen={isOpen} />}
    >
      <DataCell heading="agent_account" place="lead">
        <AccountName account={bet.account} />
        <small>{bet.internalID}</small>
      </DataCell>
      <DataCell heading="agent_placed">
        <Moment at={bet.placedAt} style="exact" className={styles.time} />
      </DataCell>
      <DataCell heading="agent_game" place="note">
        {bet.gameName}
        <small>{[bet.vendorCode, bet.round, bet.selection].filter(Boolean).join(" · ")}</small>
      </DataCell>
      <DataCell heading="agent_stake" place="value" isAmount>
        <Amount {...stake} />
      </DataCell>
      <DataCell heading="agent_valid_stake" isAmount>
        <Amount {...validStake} />
      </DataCell>
      <DataCell heading="agent_payout" isAmount>
        <Amount {...payout} />
      </DataCell>
      <DataCell heading="agent_result_player_short" place="aside" isAmount>
        <Result money={bet.profit} isOpen={isOpen} />
      </DataCell>
      <DataCell heading="agent_result_house" isAmount>
        <Result money={bet.houseResult} isOpen={isOpen} />
      </DataCell>
      <DataCell heading="agent_status" place="mark">
        <span className={styles.status} data-status={bet.status}>
          {/* On a phone it has a part of a line; the opened row has the payout. */}
          {usePhone() && betResultOf({ status: bet.status, stake, payout }) === "RETURNED" ? (
            <FormattedMessage id="agent_status_LOST" />
          ) : (
            <BetState status={bet.status} stake={stake} payout={payout} />
          )}
        </span>
      </DataCell>
    </DataRow>
  );
}
