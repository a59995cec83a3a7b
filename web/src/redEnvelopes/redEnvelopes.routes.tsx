import type { RouteObject } from "react-router-dom";
import redEnvelopesQuery from "../__generated__/RedEnvelopesScreenQuery$parameters.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { lazySkeleton } from "../ui/lazy/lazySkeleton.tsx";

const DailySkeleton = lazySkeleton(async () => (await import("../promotions/DailySkeleton.tsx")).DailySkeleton);

/** Red envelopes. */
export const redEnvelopesRoutes: RouteObject[] = [
  queryRoute({
    path: "promotions/red-envelope",
    query: redEnvelopesQuery,
    screen: async () => (await import("./RedEnvelopesScreen.tsx")).RedEnvelopesScreen,
    texts: "promotions",
    skeleton: <DailySkeleton title="envelopes" />,
  }),
];
