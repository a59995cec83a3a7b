import type { RouteObject } from "react-router-dom";
import hallQuery from "../__generated__/RewardsHallScreenQuery$parameters.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { lazySkeleton } from "../ui/lazy/lazySkeleton.tsx";

const RewardsHallSkeleton = lazySkeleton(async () => (await import("./RewardsHallSkeleton.tsx")).RewardsHallSkeleton);

/** The rewards hall. */
export const rewardsHallRoutes: RouteObject[] = [
  queryRoute({
    path: "rewards",
    query: hallQuery,
    screen: async () => (await import("./RewardsHallScreen.tsx")).RewardsHallScreen,
    texts: "promotions",
    skeleton: <RewardsHallSkeleton />,
    ...(import.meta.env.SSR && { first: { ignores: ["game"] } }),
  }),
];
