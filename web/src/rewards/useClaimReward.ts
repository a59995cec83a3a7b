import { graphql } from "react-relay";
import type { useClaimRewardMutation } from "../__generated__/useClaimRewardMutation.graphql.ts";
import { useChange } from "../change/useChange.ts";

/** Claims a reward. A request that was not answered is sent again with the same key. `onEnd` is called after each try. */
export function useClaimReward(rewardId: string, onEnd?: () => void) {
  const { change, isBusy, failure } = useChange<useClaimRewardMutation>(
    graphql`
      mutation useClaimRewardMutation($input: ClaimRewardInput!) {
        claimReward(input: $input) {
          reward {
            ...RewardRow_reward
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const claim = async () => {
    await change({ input: { rewardId } });
    onEnd?.();
  };
  return { claim, isBusy, failure };
}
