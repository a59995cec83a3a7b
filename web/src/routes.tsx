import type { RouteObject } from "react-router-dom";
import type { ShellScreenQuery } from "./__generated__/ShellScreenQuery.graphql.ts";
import shellQuery from "./__generated__/ShellScreenQuery$parameters.ts";
import { articlesRoutes } from "./articles/articles.routes.tsx";
import { feedbackRoutes } from "./feedback/feedback.routes.tsx";
import { gamesRoutes } from "./games/games.routes.tsx";
import { homeRoutes } from "./home/home.routes.tsx";
import { lotteryRoutes } from "./lottery/lottery.routes.tsx";
import { memberRoutes } from "./member/member.routes.tsx";
import { pointsRoutes } from "./points/points.routes.tsx";
import { promotionsRoutes } from "./promotions/promotions.routes.tsx";
import { queryRoute } from "./relay/queryRoute.tsx";
import { sessionRoutes } from "./session/session.routes.tsx";
import { RouteCrash } from "./shell/RouteCrash.tsx";
import { ShellScreen } from "./shell/ShellScreen.tsx";
import { FirstSkeleton } from "./shell/ShellSkeleton.tsx";
import { NotFoundScreen } from "./site/NotFoundScreen.tsx";
import { supportRoutes } from "./support/support.routes.tsx";

/** All routes; each domain lists its own. */
export const routes: RouteObject[] = [
  {
    ...queryRoute<ShellScreenQuery>({
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
      ...lotteryRoutes,
      ...pointsRoutes,
      ...memberRoutes,
      ...sessionRoutes,
      { path: "*", Component: NotFoundScreen },
    ],
  },
];
