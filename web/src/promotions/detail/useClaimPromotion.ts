import { graphql } from "react-relay";
import type { useClaimPromotionMutation } from "../../__generated__/useClaimPromotionMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";

/**
 * Claims the bonus of a promotion. A request that was not answered is sent again with the same key. When the promotion begins
 * anew at `resetsAt`, the request is another one.
 */
export function useClaimPromotion(promotionId: string, resetsAt: string | null) {
  const { change, isBusy, failure } = useChange<useClaimPromotionMutation>(
    graphql`
      mutation useClaimPromotionMutation($input: ClaimPromotionInput!) {
        claimPromotion(input: $input) {
          standing {
            ...PromotionStanding_standing
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const claim = () => change({ input: { promotionId } }, { round: resetsAt });
  return { claim, isBusy, failure };
}
