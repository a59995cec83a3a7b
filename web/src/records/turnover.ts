import { graphql, readInlineData } from "react-relay";
import type { turnover_figures$key } from "../__generated__/turnover_figures.graphql.ts";

/** What was staked and paid out. */
export const turnoverOf = (figures: turnover_figures$key) =>
  readInlineData(
    graphql`
      fragment turnover_figures on Turnover @inline {
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
      }
    `,
    figures,
  );
