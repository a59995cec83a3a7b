import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { MissionWatchSubscription } from "../__generated__/MissionWatchSubscription.graphql.ts";

/** Keeps the number of missions with a reward to claim up to date, for the badge in the header. */
export function MissionWatch() {
  useSubscription<MissionWatchSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription MissionWatchSubscription {
            claimableMissionsChanged {
              claimableMissionCount
              openMissionCount
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
  return null;
}
