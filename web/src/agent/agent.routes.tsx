import { Navigate, type RouteObject } from "react-router-dom";
import announcementQuery, {
  type AgentAnnouncementScreenQuery,
} from "../__generated__/AgentAnnouncementScreenQuery.graphql.ts";
import centreQuery, { type AgentCentreQuery } from "../__generated__/AgentCentreQuery.graphql.ts";
import teamBettingQuery, { type TeamBettingScreenQuery } from "../__generated__/TeamBettingScreenQuery.graphql.ts";
import { AnnouncementBoardSkeleton } from "../announcements/AnnouncementBoardSkeleton.tsx";
import { queryRoute } from "../relay/queryRoute.tsx";
import { AgentCentreSkeleton } from "./AgentCentreSkeleton.tsx";
import { TeamBetsSkeleton } from "./TeamBetsSkeleton.tsx";
import { teamBetVariables } from "./teamBetSearch.ts";

/** The agent centre and its pages: windows over the home screen, each with an address of its own. */
export const agentRoutes: RouteObject[] = [
  {
    ...queryRoute<AgentCentreQuery>({
      path: "agent",
      query: centreQuery,
      screen: async () => (await import("./AgentCentre.tsx")).AgentCentre,
      skeleton: <AgentCentreSkeleton />,
    }),
    children: [
      { index: true, element: <Navigate to="/agent/announcement" replace /> },
      queryRoute<AgentAnnouncementScreenQuery>({
        path: "announcement",
        query: announcementQuery,
        screen: async () => (await import("./AgentAnnouncementScreen.tsx")).AgentAnnouncementScreen,
        skeleton: <AnnouncementBoardSkeleton />,
      }),
      queryRoute<TeamBettingScreenQuery>({
        path: "team-betting",
        query: teamBettingQuery,
        variables: (_, search) => teamBetVariables(search),
        screen: async () => (await import("./TeamBettingScreen.tsx")).TeamBettingScreen,
        skeleton: <TeamBetsSkeleton />,
      }),
    ],
  },
];
