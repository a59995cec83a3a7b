import { Suspense, use } from "react";
import { Outlet, type RouteObject } from "react-router-dom";
import homeQuery from "../__generated__/HomeScreenQuery$parameters.ts";
import { DeskContext } from "../caller/caller.ts";
import { isAgentPath } from "../caller/deskPaths.ts";
import { bannerPath } from "../relay/pageNeeds.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { OpenLogin } from "../session/login/OpenLogin.tsx";
import { helpRoutes } from "../support/support.routes.tsx";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import { HomeSkeleton } from "./HomeSkeleton.tsx";

const ResetPassword = lazyPart(async () => (await import("../session/password/ResetPassword.tsx")).ResetPassword);

const { Component: Home, ...home } = queryRoute({
  path: "",
  query: homeQuery,
  isFirst: true,
  screen: async () => (await import("./HomeScreen.tsx")).HomeScreen,
  skeleton: <HomeSkeleton />,
  waitsAt: isAgentPath,
  ...(import.meta.env.SSR && { first: { fills: { picture: bannerPath }, ignores: ["game", "notice"] } }),
});

/** The id of home's route, for routes that are added to its children later. */
export const homeId = "home";

/** What opens over home, with the file that the gateway's page loads for it. */
const overHome: readonly RouteObject[] = [
  {
    path: "login",
    Component: OpenLogin,
    handle: import.meta.env.SSR ? { isFirst: true, module: "src/session/login/LoginPopup.tsx" } : undefined,
  },
  {
    path: "reset-password",
    element: <ResetPassword />,
    handle: import.meta.env.SSR ? { isFirst: true, module: "src/session/password/ResetPassword.tsx" } : undefined,
  },
];

/** The home screen under all its paths, and the dialogs that open over it. */
export const homeRoutes: RouteObject[] = [
  {
    ...home,
    id: homeId,
    path: undefined,
    // An agent's desk has no games under it.
    Component: () => (
      <>
        {!use(DeskContext) && Home && <Home />}
        <Suspense>
          <Outlet />
        </Suspense>
      </>
    ),
    children: [
      { index: true, element: null },
      { path: "index", element: null },
      { path: "index.html", element: null },
      { path: "home", element: null },
      ...overHome,
      ...helpRoutes,
    ],
  },
];
