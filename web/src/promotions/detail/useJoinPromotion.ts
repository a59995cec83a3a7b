import { graphql } from "react-relay";
import type { useJoinPromotionMutation } from "../../__generated__/useJoinPromotionMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";

/** Joins a promotion. A request that was not answered is sent again with the same key. */
export function useJoinPromotion(promotionId: string) {
  const { change, isBusy, failure } = useChange<useJoinPromotionMutation>(
    graphql`
      mutation useJoinPromotionMutation($input: JoinPromotionInput!) {
        joinPromotion(input: $input) {
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
  const join = () => change({ input: { promotionId } });
  return { join, isBusy, failure };
}
