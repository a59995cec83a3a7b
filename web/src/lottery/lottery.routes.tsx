import type { RouteObject } from "react-router-dom";
import lotteryQuery from "../__generated__/LotteryScreenQuery$parameters.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { codeIn, gameCodeParam } from "./menu/lotteryPath.ts";
import { LotterySkeleton } from "./table/LotterySkeleton.tsx";

/** The lottery screens: the platform's own draws, and those of Vietnam. */
export const lotteryRoutes: RouteObject[] = ["lottery", "vnlottery"].map((path) =>
  queryRoute({
    path,
    query: lotteryQuery,
    variables: (_, search) => ({
      // Without a code in the address, the gateway chooses the lottery.
      code: codeIn(search, gameCodeParam) || null,
      mode: path === "vnlottery" ? ("VIETNAM" as const) : null,
    }),
    search: [gameCodeParam],
    screen: async () => (await import("./table/LotteryScreen.tsx")).LotteryScreen,
    texts: "lottery",
    skeleton: <LotterySkeleton />,
    first: import.meta.env.SSR ? { fills: { title: ["site", "lottery", "name"] } } : undefined,
  }),
);
