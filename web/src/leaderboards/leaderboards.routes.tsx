import type { RouteObject } from "react-router-dom";
import leaderboardQuery from "../__generated__/LeaderboardScreenQuery$parameters.ts";
import leaderboardsQuery from "../__generated__/LeaderboardsScreenQuery$parameters.ts";
import { firstCardPath, thingPage } from "../relay/pageNeeds.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { lazySkeleton } from "../ui/lazy/lazySkeleton.tsx";

const LeaderboardsSkeleton = lazySkeleton(
  async () => (await import("./LeaderboardsSkeleton.tsx")).LeaderboardsSkeleton,
);
const LeaderboardSkeleton = lazySkeleton(async () => (await import("./LeaderboardsSkeleton.tsx")).LeaderboardSkeleton);

/** The leaderboards, and one of them on a page of its own. */
export const leaderboardsRoutes: RouteObject[] = [
  queryRoute({
    path: "leaderboards",
    query: leaderboardsQuery,
    screen: async () => (await import("./LeaderboardsScreen.tsx")).LeaderboardsScreen,
    texts: "promotions",
    skeleton: <LeaderboardsSkeleton />,
    ...(import.meta.env.SSR && { first: { fills: { card: firstCardPath("leaderboards") } } }),
  }),
  queryRoute({
    path: "leaderboards/:id",
    query: leaderboardQuery,
    variables: ({ id = "" }) => ({ internalID: id }),
    screen: async () => (await import("./LeaderboardScreen.tsx")).LeaderboardScreen,
    texts: "promotions",
    skeleton: <LeaderboardSkeleton />,
    ...(import.meta.env.SSR && { first: thingPage("leaderboard") }),
  }),
];
