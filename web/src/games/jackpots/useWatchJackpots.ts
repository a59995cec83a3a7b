import { graphql } from "react-relay";
import type { useWatchJackpotsSubscription } from "../../__generated__/useWatchJackpotsSubscription.graphql.ts";
import { useWatch } from "../../relay/useWatch.ts";

/** Keeps the amounts of the jackpots up to date, and the list of their winners: for many tiles of a screen. */
export function useWatchJackpots(): void {
  useWatch<useWatchJackpotsSubscription>(graphql`
    subscription useWatchJackpotsSubscription {
      jackpotsChanged {
        jackpots {
          id
          amount {
            amount
            currency
          }
          levels {
            key
            title
            amount {
              amount
              currency
            }
          }
          lastWin {
            account
            amount {
              amount
              currency
            }
            wonAt
          }
        }
        jackpotWins {
          key
          name
          account
          amount {
            amount
            currency
          }
          game {
            name
          }
          wonAt
        }
      }
    }
  `);
}
