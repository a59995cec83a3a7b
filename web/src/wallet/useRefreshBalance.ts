import { useCallback, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRefreshBalanceQuery } from "../__generated__/useRefreshBalanceQuery.graphql.ts";

/** Asks for the balance again; the store tells everybody who shows it. Failing is silent: the last one stays. */
export function useRefreshBalance(walletId: string): [refresh: () => void, isRefreshing: boolean] {
  const environment = useRelayEnvironment();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = useCallback(() => {
    setRefreshing(true);
    const done = () => setRefreshing(false);
    fetchQuery<useRefreshBalanceQuery>(
      environment,
      graphql`
        query useRefreshBalanceQuery($id: ID!) {
          node(id: $id) {
            ... on Wallet {
              ...Balance_wallet @alias(as: "wallet")
            }
          }
        }
      `,
      { id: walletId },
    ).subscribe({ complete: done, error: done });
  }, [environment, walletId]);
  return [refresh, isRefreshing];
}
