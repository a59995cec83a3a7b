import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TeamBetPageSums_bets$key } from "../../__generated__/TeamBetPageSums_bets.graphql.ts";
import { SignedAmount } from "../../records/SignedAmount.tsx";
import { turnoverOf } from "../../records/turnover.ts";
import { DataCell } from "../../ui/table/DataCell.tsx";
import { DataRow } from "../../ui/table/DataRow.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { sumOf } from "../report/sumOf.ts";

/** The sums of the bets that are shown. */
export function TeamBetPageSums({ bets: key }: { bets: TeamBetPageSums_bets$key }) {
  const { formatMessage } = useIntl();
  const bets = useFragment(
    graphql`
      fragment TeamBetPageSums_bets on TeamBet @relay(plural: true) {
        ...turnover_figures
        profit {
          ...Money_amount @relay(mask: false)
        }
        houseResult {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    key,
  );
  const turnovers = bets.map(turnoverOf);
  return (
    <DataRow name={formatMessage({ id: "agent_totals_page" })}>
      <DataCell heading="agent_account" place="lead">
        <FormattedMessage id="agent_totals_page" />
      </DataCell>
      <DataCell heading="agent_placed">{null}</DataCell>
      <DataCell heading="agent_game" place="note">
        <FormattedMessage id="agent_bets_count" values={{ count: bets.length }} />
      </DataCell>
      <DataCell heading="agent_stake" place="value" isAmount>
        <Amount {...sumOf(turnovers.map(({ stake }) => stake))} />
      </DataCell>
      <DataCell heading="agent_valid_stake" isAmount>
        <Amount {...sumOf(turnovers.map(({ validStake }) => validStake))} />
      </DataCell>
      <DataCell heading="agent_payout" isAmount>
        <Amount {...sumOf(turnovers.map(({ payout }) => payout))} />
      </DataCell>
      <DataCell heading="agent_result_player_short" place="aside" isAmount>
        <SignedAmount {...sumOf(bets.map(({ profit }) => profit))} />
      </DataCell>
      <DataCell heading="agent_result_house" isAmount>
        <SignedAmount {...sumOf(bets.map(({ houseResult }) => houseResult))} />
      </DataCell>
      <DataCell heading="agent_status">{null}</DataCell>
    </DataRow>
  );
}
