import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useWatchMissionsSubscription } from "../__generated__/useWatchMissionsSubscription.graphql.ts";

/** Keeps the progress of the missions up to date with the member's bets and deposits, also those of other tabs. */
export function useWatchMissions(): void {
  useSubscription<useWatchMissionsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useWatchMissionsSubscription {
            missionsChanged {
              openMissionCount
              missions {
                id
                period
                resetsAt
                ...MissionCard_mission
              }
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
}
