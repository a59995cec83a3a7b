import type { RouteObject } from "react-router-dom";
import type { RaffleScreenQuery } from "../__generated__/RaffleScreenQuery.graphql.ts";
import raffleQuery from "../__generated__/RaffleScreenQuery$parameters.ts";
import { DailySkeleton } from "../promotions/PromotionsSkeleton.tsx";
import { queryRoute } from "../relay/queryRoute.tsx";

/** The raffle. */
export const raffleRoutes: RouteObject[] = [
  queryRoute<RaffleScreenQuery>({
    path: "promotions/raffle",
    query: raffleQuery,
    screen: async () => (await import("./RaffleScreen.tsx")).RaffleScreen,
    texts: "promotions",
    skeleton: <DailySkeleton title="raffle" />,
  }),
];
