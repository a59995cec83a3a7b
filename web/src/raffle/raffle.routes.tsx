import type { RouteObject } from "react-router-dom";
import raffleQuery from "../__generated__/RaffleScreenQuery$parameters.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { lazySkeleton } from "../ui/lazy/lazySkeleton.tsx";

const DailySkeleton = lazySkeleton(async () => (await import("../promotions/DailySkeleton.tsx")).DailySkeleton);

/** The raffle. */
export const raffleRoutes: RouteObject[] = [
  queryRoute({
    path: "promotions/raffle",
    query: raffleQuery,
    screen: async () => (await import("./RaffleScreen.tsx")).RaffleScreen,
    texts: "promotions",
    skeleton: <DailySkeleton title="raffle" />,
  }),
];
