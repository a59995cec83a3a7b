import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useClaimRewardMutation } from "../__generated__/useClaimRewardMutation.graphql.ts";
import { useIdempotencyKey } from "../idempotency/useIdempotencyKey.ts";

/** Claims a reward. A request that was not answered is sent again with the same key. */
export function useClaimReward(rewardId: string) {
  const { formatMessage } = useIntl();
  const { keyFor, forget } = useIdempotencyKey();
  const [commit, isClaiming] = useMutation<useClaimRewardMutation>(graphql`
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
  `);
  /** Calls `done` with the reason of a refusal, or null. */
  const claim = (done: (refusal: string | null) => void) => {
    commit({
      variables: { input: { rewardId, idempotencyKey: keyFor() } },
      onCompleted: ({ claimReward: { userErrors } }) => {
        forget();
        done(userErrors[0]?.message ?? null);
      },
      onError: () => done(formatMessage({ id: "error_network" })),
    });
  };
  return { claim, isClaiming };
}
