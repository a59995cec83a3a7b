import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import type { useRefreshBalanceQuery } from "../__generated__/useRefreshBalanceQuery.graphql.ts";

/**
 * Reads the balance again into the store. A failure is silent: the last balance stays. A new read replaces the one that
 * is under way, and a component that goes away cancels its own.
 */
export function useRefreshBalance(walletId: string): [refresh: () => void, isRefreshing: boolean] {
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
