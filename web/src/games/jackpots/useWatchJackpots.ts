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
            ...Money_amount @relay(mask: false)
          }
          levels {
            ...Jackpot_level @relay(mask: false)
          }
          lastWin {
            ...Jackpot_win @relay(mask: false)
          }
        }
        jackpotWins {
          ...JackpotWinners_win @relay(mask: false)
        }
      }
    }
  `);
}
