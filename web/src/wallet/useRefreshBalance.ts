import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import type { useRefreshBalanceQuery } from "../__generated__/useRefreshBalanceQuery.graphql.ts";
import { wholeAnswer } from "../relay/network/fetchAnswer.ts";

/**
 * Reads the balance and its parts again into the store; with `withAccounts` also the wallets that hold them, which costs
 * the gateway another call. A failure is silent: the last balance stays. A new read replaces the one that is under way,
 * and a component that goes away cancels its own.
 */
export function useRefreshBalance(
  walletId: string,
  { withAccounts = false }: { withAccounts?: boolean } = {},
): [refresh: () => void, isRefreshing: boolean] {
  const environment = useRelayEnvironment();
  const [isRefreshing, setRefreshing] = useState(false);
  const reading = useRef<Subscription>(undefined);
  useEffect(() => () => reading.current?.unsubscribe(), []);
  const refresh = useCallback(() => {
    reading.current?.unsubscribe();
    setRefreshing(true);
    const done = () => setRefreshing(false);
    reading.current = fetchQuery<useRefreshBalanceQuery>(
      environment,
      graphql`
        query useRefreshBalanceQuery($id: ID!, $withAccounts: Boolean!) {
          node(id: $id) {
            ... on Wallet {
              ...Balance_wallet @alias(as: "balance")
              ...WalletPaneParts_wallet @alias(as: "parts")
              ...WalletGames_wallet @include(if: $withAccounts) @alias(as: "games")
              ...WalletPaneAccounts_wallet @include(if: $withAccounts) @alias(as: "accounts")
            }
          }
        }
      `,
      { id: walletId, withAccounts },
      { networkCacheConfig: wholeAnswer },
    ).subscribe({ complete: done, error: done });
  }, [environment, walletId, withAccounts]);
  return [refresh, isRefreshing];
}
