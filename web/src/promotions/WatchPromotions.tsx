import { graphql } from "react-relay";
import type { WatchPromotionsSubscription } from "../__generated__/WatchPromotionsSubscription.graphql.ts";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { useWatch } from "../relay/useWatch.ts";

/** Keeps the member's promotions up to date with the operator's decisions, with deposits and bets. */
export function WatchPromotions() {
  const hasAccount = useHasAccount();
  useWatch<WatchPromotionsSubscription>(
    hasAccount
      ? graphql`
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
      `
      : null,
  );
  return null;
}
