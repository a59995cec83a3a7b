import type { RouteObject } from "react-router-dom";
import type { PointMallScreenQuery } from "../__generated__/PointMallScreenQuery.graphql.ts";
import pointMallQuery from "../__generated__/PointMallScreenQuery$parameters.ts";
import { LobbySkeleton } from "../games/lobby/LobbySkeleton.tsx";
import { queryRoute } from "../relay/queryRoute.tsx";

export const pointsRoutes: RouteObject[] = [
  queryRoute<PointMallScreenQuery>({
    path: "pointMall",
    query: pointMallQuery,
    screen: async () => (await import("./PointMallScreen.tsx")).PointMallScreen,
    skeleton: <LobbySkeleton title="point_mall" hasTools={false} />,
  }),
];
