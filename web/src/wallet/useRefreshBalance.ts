import { useCallback, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRefreshBalanceQuery } from "../__generated__/useRefreshBalanceQuery.graphql.ts";
import { wholeAnswer } from "../relay/network/fetchAnswer.ts";
import { useOneRead } from "../relay/useRefresh.ts";

/**
 * Reads the balance and its parts again into the store; with `withAccounts` also the wallets that hold them, which costs
 * the gateway another call. A failure is silent: the last balance stays.
 */
export function useRefreshBalance(
  walletId: string,
  { withAccounts = false }: { withAccounts?: boolean } = {},
): [refresh: () => void, isRefreshing: boolean] {
  const environment = useRelayEnvironment();
  const [isRefreshing, setRefreshing] = useState(false);
  const read = useOneRead();
  const refresh = useCallback(() => {
    setRefreshing(true);
    const done = () => setRefreshing(false);
    read(
      fetchQuery<useRefreshBalanceQuery>(
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
      ),
      { complete: done, error: done },
    );
  }, [environment, read, walletId, withAccounts]);
  return [refresh, isRefreshing];
}
