import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { WatchPromotionsSubscription } from "../__generated__/WatchPromotionsSubscription.graphql.ts";
import { useHasAccount } from "../caller/useHasAccount.ts";

/** Keeps the member's promotions up to date with the operator's decisions, with deposits and bets. */
export const WatchPromotions = () => (useHasAccount() ? <Watch /> : null);

function Watch() {
  useSubscription<WatchPromotionsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription WatchPromotionsSubscription {
            promotionsChanged {
              promotionStandings {
                internalID
                status
                ...PromotionStanding_standing
              }
              claimableDeposits {
                id
                ...DepositOffers_deposit
              }
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
  return null;
}
