import { useEffectEvent, useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useWatchRewardsSubscription } from "../__generated__/useWatchRewardsSubscription.graphql.ts";

/** Calls `onChange` when a reward is granted, claimed or over, also in another tab. */
export function useWatchRewards(onChange: () => void): void {
  const handleChange = useEffectEvent(onChange);
  useSubscription<useWatchRewardsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useWatchRewardsSubscription {
            rewardsChanged {
              id
            }
          }
        `,
        variables: {},
        onNext: () => handleChange(),
      }),
      [],
    ),
  );
}
