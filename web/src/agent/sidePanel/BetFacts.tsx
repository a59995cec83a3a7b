import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { BetFacts_bet$key } from "../../__generated__/BetFacts_bet.graphql.ts";
import { BetState } from "../../records/BetState.tsx";
import { Result } from "../../records/Result.tsx";
import { turnoverOf } from "../../records/turnover.ts";
import { Moment } from "../../time/Moment.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Facts } from "../../ui/text/Facts.tsx";
import downline from "../downline/Downline.module.css";
import { BetExplanation } from "../teamBetting/BetExplanation.tsx";

/** Everything that is known of a bet, and how its result and its valid stake came about. */
export function BetFacts({ bet: key }: { bet: BetFacts_bet$key }) {
  const bet = useFragment(
    graphql`
      fragment BetFacts_bet on TeamBet {
        gameName
        status
        internalID
        placedAt
        resultAt: settledAt
        category
        vendorCode
        ...turnover_figures
        houseResult {
          ...Result_money
        }
        profit {
          ...Result_money
        }
        selection
        round
      }
    `,
    key,
  );
  const { stake, validStake, payout } = turnoverOf(bet);
  const isOpen = bet.status === "UNSETTLED";
  return (
    <section className={downline.card} aria-labelledby="side-bet">
      <h3 id="side-bet" className={downline.heading}>
        {bet.gameName}
      </h3>
      <dl className={downline.facts}>
        <Facts
          facts={[
            { name: "agent_status", value: <BetState status={bet.status} stake={stake} payout={payout} /> },
            { name: "record_bet_number", value: bet.internalID },
            { name: "agent_placed", value: <Moment at={bet.placedAt} style="exact" /> },
            { name: "record_settled", value: bet.resultAt ? <Moment at={bet.resultAt} style="exact" /> : "–" },
            {
              name: "agent_category",
              value: bet.category ? <FormattedMessage id={`games_category_${bet.category}`} /> : bet.vendorCode,
            },
            { name: "record_round", value: bet.round ?? "–" },
            { name: "record_selection", value: bet.selection ?? "–" },
            { name: "agent_stake", value: <Amount {...stake} /> },
            { name: "agent_valid_stake", value: <Amount {...validStake} /> },
            { name: "agent_payout", value: <Amount {...payout} /> },
            { name: "agent_result_player", value: <Result money={bet.profit} isOpen={isOpen} /> },
            { name: "agent_result_house", value: <Result money={bet.houseResult} isOpen={isOpen} /> },
          ]}
        />
      </dl>
      <p className={downline.note}>
        <BetExplanation isOpen={isOpen} />
      </p>
    </section>
  );
}
