import type { RouteObject } from "react-router-dom";
import type { LotteryScreenQuery } from "../__generated__/LotteryScreenQuery.graphql.ts";
import lotteryQuery from "../__generated__/LotteryScreenQuery$parameters.ts";
import { LobbySkeleton } from "../games/LobbySkeleton.tsx";
import { queryRoute } from "../relay/queryRoute.tsx";

/** The draws: the house's own and those of Vietnam. */
export const lotteryRoutes: RouteObject[] = ["lottery", "vnlottery"].map((path) =>
  queryRoute<LotteryScreenQuery>({
    path,
    query: lotteryQuery,
    variables: () => ({ filter: { category: "ELOTT" }, sort: "POPULAR" }),
    fetchPolicy: "store-or-network",
    screen: async () => (await import("./LotteryScreen.tsx")).LotteryScreen,
    skeleton: <LobbySkeleton hasBanner={false} />,
  }),
);
