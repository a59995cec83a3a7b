import type { RouteObject } from "react-router-dom";
import signInQuery from "../__generated__/SignInScreenQuery$parameters.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { lazySkeleton } from "../ui/lazy/lazySkeleton.tsx";

const DailySkeleton = lazySkeleton(async () => (await import("../promotions/DailySkeleton.tsx")).DailySkeleton);

/** The daily sign-in. */
export const signInRoutes: RouteObject[] = [
  queryRoute({
    path: "signin",
    query: signInQuery,
    screen: async () => (await import("./SignInScreen.tsx")).SignInScreen,
    texts: "promotions",
    skeleton: <DailySkeleton title="sign_in_daily" />,
  }),
];
