import type { RouteObject } from "react-router-dom";
import type { JackpotsScreenQuery } from "../__generated__/JackpotsScreenQuery.graphql.ts";
import jackpotsQuery from "../__generated__/JackpotsScreenQuery$parameters.ts";
import { DailySkeleton } from "../promotions/PromotionsSkeleton.tsx";
import { queryRoute } from "../relay/queryRoute.tsx";

/** The jackpots. */
export const jackpotsRoutes: RouteObject[] = [
  queryRoute<JackpotsScreenQuery>({
    path: "jackpots",
    query: jackpotsQuery,
    screen: async () => (await import("./JackpotsScreen.tsx")).JackpotsScreen,
    texts: "promotions",
    skeleton: <DailySkeleton title="jackpots" />,
  }),
];
