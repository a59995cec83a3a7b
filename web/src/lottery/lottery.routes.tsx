import type { RouteObject } from "react-router-dom";
import lotteryQuery from "../__generated__/LotteryScreenQuery$parameters.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { gameCodeParam } from "./menu/lotteryPath.ts";
import { LotterySkeleton } from "./table/LotterySkeleton.tsx";
import { lotteryVariables } from "./table/lotteryVariables.ts";

/** The lottery screens: the platform's own draws, and those of Vietnam. */
export const lotteryRoutes: RouteObject[] = ["lottery", "vnlottery"].map((path) =>
  queryRoute({
    path,
    query: lotteryQuery,
    variables: (_, search) => lotteryVariables(search, path === "vnlottery"),
    search: [gameCodeParam],
    screen: async () => (await import("./table/LotteryScreen.tsx")).LotteryScreen,
    texts: "lottery",
    skeleton: <LotterySkeleton />,
    first: import.meta.env.SSR
      ? {
          fills: { title: ["site", "lottery", "name"] },
        }
      : undefined,
  }),
);
