import { useEffectEvent, useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useWatchFreeSpinsSubscription } from "../__generated__/useWatchFreeSpinsSubscription.graphql.ts";

/** Calls `onChange` when free spins are given, used or over, also in another tab. */
export function useWatchFreeSpins(onChange: () => void): void {
  const handleChange = useEffectEvent(onChange);
  useSubscription<useWatchFreeSpinsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useWatchFreeSpinsSubscription {
            freeSpinsChanged {
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
