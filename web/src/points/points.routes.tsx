import type { RouteObject } from "react-router-dom";
import type { PointMallScreenQuery } from "../__generated__/PointMallScreenQuery.graphql.ts";
import pointMallQuery from "../__generated__/PointMallScreenQuery$parameters.ts";
import { LobbySkeleton } from "../games/lobby/LobbySkeleton.tsx";
import { queryRoute } from "../relay/queryRoute.tsx";

export const pointsRoutes: RouteObject[] = [
  queryRoute<PointMallScreenQuery>({
    path: "pointMall",
    query: pointMallQuery,
    loadVariables: async () => (await import("./mallSearch.ts")).mallVariables,
    screen: async () => (await import("./PointMallScreen.tsx")).PointMallScreen,
    texts: "promotions",
    skeleton: <LobbySkeleton title="point_mall" />,
  }),
];
