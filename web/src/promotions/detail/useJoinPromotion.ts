import { graphql } from "react-relay";
import type { useJoinPromotionMutation } from "../../__generated__/useJoinPromotionMutation.graphql.ts";
import { useChangeOnce } from "../../idempotency/useChangeOnce.ts";

/** Joins a promotion. A request that was not answered is sent again with the same key. */
export function useJoinPromotion(promotionId: string) {
  const {
    send,
    isSending: isJoining,
    failure,
  } = useChangeOnce<useJoinPromotionMutation>(
    graphql`
      mutation useJoinPromotionMutation($input: JoinPromotionInput!) {
        joinPromotion(input: $input) {
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
    (response) => response.joinPromotion,
  );
  const join = () => send([], (idempotencyKey) => ({ input: { promotionId, idempotencyKey } }));
  return { join, isJoining, failure };
}
