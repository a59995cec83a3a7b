import { useEffect } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { type Environment, requestSubscription } from "relay-runtime";
import type { useWatchJackpotsSubscription } from "../../__generated__/useWatchJackpotsSubscription.graphql.ts";

/** Number of components that watch. They share one subscription, because many tiles show an amount. */
let watching = 0;
let stop: (() => void) | undefined;

function begin(environment: Environment): () => void {
  const { dispose } = requestSubscription<useWatchJackpotsSubscription>(environment, {
    subscription: graphql`
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
    `,
    variables: {},
  });
  return dispose;
}

/** Keeps the amounts of the jackpots up to date, and the list of their winners. */
export function useWatchJackpots(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    watching += 1;
    stop ??= begin(environment);
    return () => {
      watching -= 1;
      if (watching > 0) return;
      stop?.();
      stop = undefined;
    };
  }, [environment]);
}
