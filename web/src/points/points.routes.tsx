import type { RouteObject } from "react-router-dom";
import pointMallQuery from "../__generated__/PointMallScreenQuery$parameters.ts";
import { bannerPath, firstCardPath } from "../relay/pageNeeds.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { lazySkeleton } from "../ui/lazy/lazySkeleton.tsx";

const PointMallSkeleton = lazySkeleton(async () => (await import("./PointMallSkeleton.tsx")).PointMallSkeleton);

export const pointsRoutes: RouteObject[] = [
  queryRoute({
    path: "pointMall",
    query: pointMallQuery,
    loadVariables: async () => (await import("./mallSearch.ts")).mallVariables,
    screen: async () => (await import("./PointMallScreen.tsx")).PointMallScreen,
    texts: "promotions",
    skeleton: <PointMallSkeleton />,
    ...(import.meta.env.SSR && { first: { fills: { picture: bannerPath, card: firstCardPath("pointRewards") } } }),
  }),
];
