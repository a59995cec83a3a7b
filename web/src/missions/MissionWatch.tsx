import { graphql } from "react-relay";
import type { MissionWatchSubscription } from "../__generated__/MissionWatchSubscription.graphql.ts";
import { useWatch } from "../relay/useWatch.ts";

/** Keeps the number of missions with a reward to claim up to date, for the badge in the header. */
export function MissionWatch() {
  useWatch<MissionWatchSubscription>(graphql`
    subscription MissionWatchSubscription {
      claimableMissionsChanged {
        claimableMissionCount
        openMissionCount
      }
    }
  `);
  return null;
}
