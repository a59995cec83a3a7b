import { graphql, useFragment } from "react-relay";
import type { BetSums_bets$key } from "../../__generated__/BetSums_bets.graphql.ts";
import { RecordSums } from "../../records/RecordSums.tsx";
import { Result } from "../../records/Result.tsx";
import { turnoverOf } from "../../records/turnover.ts";
import { Amount } from "../../ui/text/Amount.tsx";

/** The sums of all bets in the filter. */
export function BetSums({ bets: key }: { bets: BetSums_bets$key }) {
  const { totals } = useFragment(
    graphql`
      fragment BetSums_bets on BetConnection {
        totals {
          ...turnover_figures
          profit {
            ...Result_money
          }
        }
      }
    `,
    key,
  );
  const { stake, validStake, payout } = turnoverOf(totals);
  return (
    <RecordSums
      sums={[
        { name: "agent_stake", value: <Amount {...stake} /> },
        { name: "agent_valid_stake", value: <Amount {...validStake} /> },
        { name: "agent_payout", value: <Amount {...payout} /> },
        { name: "record_result", value: <Result money={totals.profit} /> },
      ]}
    />
  );
}
