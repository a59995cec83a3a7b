import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useWatchBalanceSubscription } from "../__generated__/useWatchBalanceSubscription.graphql.ts";

/** Keeps the wallet in the store up to date with the platform. */
export function useWatchBalance(): void {
  useSubscription<useWatchBalanceSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useWatchBalanceSubscription {
            balanceChanged {
              ...Balance_wallet
              ...WalletPaneParts_wallet
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
}
