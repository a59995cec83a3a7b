import { Suspense } from "react";
import type { PatchRoutesOnNavigationFunction, RouteObject } from "react-router-dom";
import shellQuery from "./__generated__/ShellScreenQuery$parameters.ts";
import { articlesRoutes } from "./articles/articles.routes.tsx";
import { loadOnline } from "./browser/loadOnline.ts";
import { feedbackRoutes } from "./feedback/feedback.routes.tsx";
import { gamesRoutes } from "./games/games.routes.tsx";
import { homeId, homeRoutes } from "./home/home.routes.tsx";
import { jackpotsRoutes } from "./jackpots/jackpots.routes.tsx";
import { leaderboardsRoutes } from "./leaderboards/leaderboards.routes.tsx";
import { lotteryRoutes } from "./lottery/lottery.routes.tsx";
import { pointsRoutes } from "./points/points.routes.tsx";
import { promotionsRoutes } from "./promotions/promotions.routes.tsx";
import { raffleRoutes } from "./raffle/raffle.routes.tsx";
import { redEnvelopesRoutes } from "./redEnvelopes/redEnvelopes.routes.tsx";
import { queryRoute } from "./relay/queryRoute.tsx";
import { sessionRoutes } from "./session/session.routes.tsx";
import { RouteCrash } from "./shell/RouteCrash.tsx";
import { ShellScreen } from "./shell/ShellScreen.tsx";
import { FirstSkeleton } from "./shell/ShellSkeleton.tsx";
import { signInRoutes } from "./signIn/signIn.routes.tsx";
import { supportRoutes } from "./support/support.routes.tsx";
import { lazyPart } from "./ui/lazy/lazyPart.tsx";
import { vipRoutes } from "./vip/vip.routes.tsx";

const UnknownPage = lazyPart(async () => (await import("./home/UnknownPage.tsx")).UnknownPage);

const shellId = "shell";

/** The routes that every visit loads; each domain lists its own. */
export const routes: RouteObject[] = [
  {
    id: shellId,
    ...queryRoute({
      path: "/",
      query: shellQuery,
      isFirst: true,
      // Part of the first chunk, not lazy: every screen needs the shell.
      screen: async () => ShellScreen,
      skeleton: <FirstSkeleton />,
    }),
    errorElement: <RouteCrash />,
    children: [
      ...homeRoutes,
      ...gamesRoutes,
      ...supportRoutes,
      ...feedbackRoutes,
      ...articlesRoutes,
      ...promotionsRoutes,
      ...leaderboardsRoutes,
      ...jackpotsRoutes,
      ...signInRoutes,
      ...raffleRoutes,
      ...redEnvelopesRoutes,
      ...lotteryRoutes,
      ...pointsRoutes,
      ...vipRoutes,
      ...sessionRoutes,
      {
        path: "*",
        element: (
          <Suspense>
            <UnknownPage />
          </Suspense>
        ),
      },
    ],
  },
];

/** Routes that few visitors open, and that are loaded with the first of them; `build/screenModules.ts` says their file. */
export const laterRoutes: readonly {
  under: RegExp;
  parent: string;
  load: () => Promise<RouteObject[]>;
  module?: string;
}[] = [
  {
    under: /^\/agent\//i,
    parent: homeId,
    load: async () => (await import("./agent/agent.routes.tsx")).agentRoutes,
  },
  {
    under: /^\/(account|member)\//i,
    parent: shellId,
    load: async (): Promise<RouteObject[]> => (await import("./member/member.routes.tsx")).memberRoutes,
  },
  {
    under: /^\/rewards\//i,
    parent: shellId,
    load: async (): Promise<RouteObject[]> => (await import("./rewardsHall/rewardsHall.routes.tsx")).rewardsHallRoutes,
  },
];

/** Adds the routes around a path that no route has yet. */
export const addLaterRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch, signal }) => {
  for (const { under, parent, load } of laterRoutes) {
    if (!under.test(`${path}/`)) continue;
    const found = await loadOnline(load, signal).catch((failure: unknown) => {
      if (!signal.aborted) throw failure;
      // The router would show the end of a navigation that another replaced as a failure.
      return [];
    });
    patch(parent, found);
  }
};
