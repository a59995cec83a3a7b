import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TeamBetTotals_bets$key } from "../../__generated__/TeamBetTotals_bets.graphql.ts";
import { Result } from "../../records/Result.tsx";
import { turnoverOf } from "../../records/turnover.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { ReportTotals } from "../report/ReportTotals.tsx";

/** The sums of all bets that match the filters. */
export function TeamBetTotals({ bets }: { bets: TeamBetTotals_bets$key }) {
  const { totalCount, totals } = useFragment(
    graphql`
      fragment TeamBetTotals_bets on TeamBetConnection {
        totalCount
        totals {
          ...turnover_figures
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
  const { stake, validStake, payout } = turnoverOf(totals);
  return (
    <ReportTotals
      count={<FormattedMessage id="agent_bets_count" values={{ count: totalCount }} />}
      sums={[
        { name: "agent_stake", value: <Amount {...stake} /> },
        { name: "agent_valid_stake", value: <Amount {...validStake} /> },
        { name: "agent_payout", value: <Amount {...payout} /> },
        { name: "agent_result_players", value: <Result money={totals.profit} /> },
        { name: "agent_result_house", value: <Result money={totals.houseResult} /> },
      ]}
    />
  );
}
