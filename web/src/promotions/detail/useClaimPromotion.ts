import { graphql } from "react-relay";
import type { useClaimPromotionMutation } from "../../__generated__/useClaimPromotionMutation.graphql.ts";
import { useChangeOnce } from "../../idempotency/useChangeOnce.ts";

/**
 * Claims the bonus of a promotion. A request that was not answered is sent again with the same key. When the promotion begins
 * anew at `resetsAt`, the request is another one.
 */
export function useClaimPromotion(promotionId: string, resetsAt: string | null) {
  const {
    send,
    isSending: isClaiming,
    failure,
  } = useChangeOnce<useClaimPromotionMutation>(
    graphql`
      mutation useClaimPromotionMutation($input: ClaimPromotionInput!) {
        claimPromotion(input: $input) {
          standing {
            internalID
            status
            ...PromotionStanding_standing
          }
          userErrors {
            message
          }
        }
      }
    `,
    (response) => response.claimPromotion,
  );
  const claim = () => send([resetsAt], (idempotencyKey) => ({ input: { promotionId, idempotencyKey } }));
  return { claim, isClaiming, failure };
}
