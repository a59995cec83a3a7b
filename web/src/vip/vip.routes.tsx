import type { RouteObject } from "react-router-dom";
import vipQuery from "../__generated__/VipScreenQuery$parameters.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { lazySkeleton } from "../ui/lazy/lazySkeleton.tsx";

const VipSkeleton = lazySkeleton(async () => (await import("./VipSkeleton.tsx")).VipSkeleton);

/** The VIP club. */
export const vipRoutes: RouteObject[] = [
  queryRoute({
    path: "vip",
    query: vipQuery,
    screen: async () => (await import("./VipScreen.tsx")).VipScreen,
    texts: "promotions",
    skeleton: <VipSkeleton />,
  }),
];
