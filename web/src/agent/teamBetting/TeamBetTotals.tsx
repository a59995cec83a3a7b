import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TeamBetTotals_bets$key } from "../../__generated__/TeamBetTotals_bets.graphql.ts";
import { Result } from "../../records/Result.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { ReportTotals } from "../report/ReportTotals.tsx";

/** The sums of all bets that match the filters. */
export function TeamBetTotals({ bets }: { bets: TeamBetTotals_bets$key }) {
  const { totalCount, totals } = useFragment(
    graphql`
      fragment TeamBetTotals_bets on TeamBetConnection {
        totalCount
        totals {
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
            ...Result_money
          }
          houseResult {
            ...Result_money
          }
        }
      }
    `,
    bets,
  );
  return (
    <ReportTotals
      count={<FormattedMessage id="agent_bets_count" values={{ count: totalCount }} />}
      sums={[
        { name: "agent_stake", value: <Amount {...totals.stake} /> },
        { name: "agent_valid_stake", value: <Amount {...totals.validStake} /> },
        { name: "agent_payout", value: <Amount {...totals.payout} /> },
        { name: "agent_result_players", value: <Result money={totals.profit} /> },
        { name: "agent_result_house", value: <Result money={totals.houseResult} /> },
      ]}
    />
  );
}
