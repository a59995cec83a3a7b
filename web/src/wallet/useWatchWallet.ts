import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useWatchWalletSubscription } from "../__generated__/useWatchWalletSubscription.graphql.ts";

/** Keeps everything that the wallet's pane shows up to date; the header alone watches less. */
export function useWatchWallet(): void {
  useSubscription<useWatchWalletSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useWatchWalletSubscription {
            balanceChanged {
              ...WalletGames_wallet
              ...WalletPaneAccounts_wallet
              ...WalletCurrencies_wallet
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
}
