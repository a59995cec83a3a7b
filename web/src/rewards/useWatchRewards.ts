import { graphql } from "react-relay";
import type { useWatchRewardsSubscription } from "../__generated__/useWatchRewardsSubscription.graphql.ts";
import { useWatch } from "../relay/useWatch.ts";

/** Calls `onChange` when a reward is granted, claimed or over, also in another tab. */
export function useWatchRewards(onChange: () => void): void {
  useWatch<useWatchRewardsSubscription>(
    graphql`
      subscription useWatchRewardsSubscription {
        rewardsChanged {
          id
        }
      }
    `,
    {},
    { onNext: onChange },
  );
}
