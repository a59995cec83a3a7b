import type { RouteObject } from "react-router-dom";
import jackpotsQuery from "../__generated__/JackpotsScreenQuery$parameters.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { lazySkeleton } from "../ui/lazy/lazySkeleton.tsx";

const JackpotsSkeleton = lazySkeleton(async () => (await import("./JackpotsSkeleton.tsx")).JackpotsSkeleton);

/** The jackpots. */
export const jackpotsRoutes: RouteObject[] = [
  queryRoute({
    path: "jackpots",
    query: jackpotsQuery,
    screen: async () => (await import("./JackpotsScreen.tsx")).JackpotsScreen,
    texts: "promotions",
    skeleton: <JackpotsSkeleton />,
    ...(import.meta.env.SSR && { first: { fills: { picture: ["site", "jackpots", 0, "image", "url"] } } }),
  }),
];
