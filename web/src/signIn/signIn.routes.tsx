import type { RouteObject } from "react-router-dom";
import type { SignInScreenQuery } from "../__generated__/SignInScreenQuery.graphql.ts";
import signInQuery from "../__generated__/SignInScreenQuery$parameters.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { lazySkeleton } from "../ui/lazy/lazySkeleton.tsx";

const DailySkeleton = lazySkeleton(async () => (await import("../promotions/DailySkeleton.tsx")).DailySkeleton);

/** The daily sign-in. */
export const signInRoutes: RouteObject[] = [
  queryRoute<SignInScreenQuery>({
    path: "signin",
    query: signInQuery,
    screen: async () => (await import("./SignInScreen.tsx")).SignInScreen,
    texts: "promotions",
    skeleton: <DailySkeleton title="sign_in_daily" />,
  }),
];
