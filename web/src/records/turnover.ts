import { graphql, readInlineData } from "react-relay";
import type { turnover_figures$key } from "../__generated__/turnover_figures.graphql.ts";

/** What was staked and paid out. */
export function turnoverOf(figures: turnover_figures$key) {
  const { stake, validStake, payout } = readInlineData(
    graphql`
      fragment turnover_figures on Turnover @inline {
        stake {
          ...Money_amount @relay(mask: false)
        }
        validStake {
          ...Money_amount @relay(mask: false)
        }
        payout {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    figures,
  );
  return { stake, validStake, payout };
}
