import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useTakePartClaimMutation } from "../../__generated__/useTakePartClaimMutation.graphql.ts";
import type { useTakePartJoinMutation } from "../../__generated__/useTakePartJoinMutation.graphql.ts";
import { useIdempotencyKey } from "../../idempotency/useIdempotencyKey.ts";

/**
 * Joins a promotion, or claims its bonus. A request that was not answered is sent again with the same key. When the promotion
 * begins anew at `resetsAt`, the request is another one.
 */
export function useTakePart(promotionId: string, resetsAt: string | null = null) {
  const { formatMessage } = useIntl();
  const [failure, setFailure] = useState<string | null>(null);
  const { keyFor, forget } = useIdempotencyKey();
  const [commitJoin, isJoining] = useMutation<useTakePartJoinMutation>(graphql`
    mutation useTakePartJoinMutation($input: JoinPromotionInput!) {
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
  `);
  const [commitClaim, isClaiming] = useMutation<useTakePartClaimMutation>(graphql`
    mutation useTakePartClaimMutation($input: ClaimPromotionInput!) {
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
  `);
  const begin = () => {
    setFailure(null);
    return { variables: { input: { promotionId, idempotencyKey: keyFor(resetsAt) } }, onError };
  };
  const onError = () => setFailure(formatMessage({ id: "error_network" }));
  const end = (userErrors: readonly { readonly message: string }[]) => {
    forget();
    setFailure(userErrors[0]?.message ?? null);
  };
  const join = () => {
    commitJoin({ ...begin(), onCompleted: ({ joinPromotion }) => end(joinPromotion.userErrors) });
  };
  const claim = () => {
    commitClaim({ ...begin(), onCompleted: ({ claimPromotion }) => end(claimPromotion.userErrors) });
  };
  return { join, isJoining, claim, isClaiming, failure };
}
