import { useCallback } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import ownStatusQuery, { type OwnStatusQuery } from "../__generated__/OwnStatusQuery.graphql.ts";
import promotionActionQuery, { type PromotionActionQuery } from "../__generated__/PromotionActionQuery.graphql.ts";
import type { useRefreshPromotionsQuery } from "../__generated__/useRefreshPromotionsQuery.graphql.ts";
import { useHasAccount } from "../caller/useHasAccount.ts";

/** Reads what promotions are for everybody, and for the member, again. Lists keep their length. */
export function useRefreshPromotions(): () => void {
  const environment = useRelayEnvironment();
  const isMember = useHasAccount();
  return useCallback(() => {
    const network = { fetchPolicy: "network-only" } as const;
    // A failure leaves the screen as it is.
    const quietly = { error: () => {} };
    fetchQuery<useRefreshPromotionsQuery>(
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
    ).subscribe(quietly);
    if (!isMember) return;
    fetchQuery<OwnStatusQuery>(environment, ownStatusQuery, {}, network).subscribe(quietly);
    fetchQuery<PromotionActionQuery>(environment, promotionActionQuery, {}, network).subscribe(quietly);
  }, [environment, isMember]);
}
