import { graphql } from "react-relay";
import type { useWatchMissionsSubscription } from "../__generated__/useWatchMissionsSubscription.graphql.ts";
import { useWatch } from "../relay/useWatch.ts";

/** Keeps the missions and their progress up to date. */
export const useWatchMissions = () =>
  useWatch<useWatchMissionsSubscription>(graphql`
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
  `);
