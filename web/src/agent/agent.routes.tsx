import { lazy, Suspense } from "react";
import { Navigate, type RouteObject } from "react-router-dom";
import type { AgentCentreQuery } from "../__generated__/AgentCentreQuery.graphql.ts";
import centreQuery from "../__generated__/AgentCentreQuery$parameters.ts";
import type { TeamBettingScreenQuery } from "../__generated__/TeamBettingScreenQuery.graphql.ts";
import teamBettingQuery from "../__generated__/TeamBettingScreenQuery$parameters.ts";
import { AnnouncementBoardSkeleton } from "../announcements/AnnouncementBoardSkeleton.tsx";
import { queryRoute } from "../relay/queryRoute.tsx";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import { TeamBetsSkeleton } from "./TeamBetsSkeleton.tsx";
import { teamBetVariables } from "./teamBetSearch.ts";

// The dialogs are lazy: most visitors open none of them.
const AgentCentreSkeleton = lazy(async () => ({
  default: (await import("./AgentCentreSkeleton.tsx")).AgentCentreSkeleton,
}));

const AgentAnnouncementScreen = lazyPart(
  async () => (await import("./AgentAnnouncementScreen.tsx")).AgentAnnouncementScreen,
);

/** The agent centre and its pages: dialogs over the home screen, each with a path. */
export const agentRoutes: RouteObject[] = [
  {
    ...queryRoute<AgentCentreQuery>({
      path: "agent",
      query: centreQuery,
      screen: async () => (await import("./AgentCentre.tsx")).AgentCentre,
      skeleton: (
        <Suspense>
          <AgentCentreSkeleton />
        </Suspense>
      ),
    }),
    children: [
      { index: true, element: <Navigate to="/agent/announcement" replace /> },
      {
        path: "announcement",
        element: (
          <Suspense fallback={<AnnouncementBoardSkeleton />}>
            <AgentAnnouncementScreen />
          </Suspense>
        ),
      },
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
