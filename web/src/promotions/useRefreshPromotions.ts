import { useCallback, useEffect, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import ownStatusQuery, { type OwnStatusQuery } from "../__generated__/OwnStatusQuery.graphql.ts";
import promotionActionQuery, { type PromotionActionQuery } from "../__generated__/PromotionActionQuery.graphql.ts";
import type { useRefreshPromotionsQuery } from "../__generated__/useRefreshPromotionsQuery.graphql.ts";
import { useHasAccount } from "../caller/useHasAccount.ts";

/**
 * Reads what promotions are for everybody, and for the member, again. Lists keep their length. New reads replace those that
 * are under way, and a screen that goes away cancels its own.
 */
export function useRefreshPromotions(): () => void {
  const environment = useRelayEnvironment();
  const isMember = useHasAccount();
  const readings = useRef<Subscription[]>([]);
  const cancel = useCallback(() => {
    for (const reading of readings.current.splice(0)) reading.unsubscribe();
  }, []);
  useEffect(() => cancel, [cancel]);
  return useCallback(() => {
    cancel();
    const network = { fetchPolicy: "network-only" } as const;
    // A failure leaves the screen as it is.
    const quietly = { error: () => {} };
    const everybody = fetchQuery<useRefreshPromotionsQuery>(
      environment,
      graphql`
        query useRefreshPromotionsQuery {
          site {
            promotions(first: 100) {
              edges {
                node {
                  # passed on to OwnStatus
                  id
                  # passed on to OwnStatus
                  status
                }
              }
            }
          }
        }
      `,
      {},
      network,
    );
    readings.current.push(everybody.subscribe(quietly));
    if (!isMember) return;
    readings.current.push(
      fetchQuery<OwnStatusQuery>(environment, ownStatusQuery, {}, network).subscribe(quietly),
      fetchQuery<PromotionActionQuery>(environment, promotionActionQuery, {}, network).subscribe(quietly),
    );
  }, [environment, isMember, cancel]);
}
