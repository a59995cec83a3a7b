import { graphql } from "react-relay";
import type { useClaimRewardMutation } from "../__generated__/useClaimRewardMutation.graphql.ts";
import { useChangeOnce } from "../idempotency/useChangeOnce.ts";

/** Claims a reward. A request that was not answered is sent again with the same key. `onEnd` is called after each try. */
export function useClaimReward(rewardId: string, onEnd: () => void) {
  const {
    send,
    isSending: isClaiming,
    failure,
  } = useChangeOnce<useClaimRewardMutation>(
    graphql`
      mutation useClaimRewardMutation($input: ClaimRewardInput!) {
        claimReward(input: $input) {
          reward {
            ...RewardRow_reward
          }
          userErrors {
            message
          }
        }
      }
    `,
    (response) => response.claimReward,
  );
  const claim = () => send([], (idempotencyKey) => ({ input: { rewardId, idempotencyKey } }), { onEnd });
  return { claim, isClaiming, failure };
}
