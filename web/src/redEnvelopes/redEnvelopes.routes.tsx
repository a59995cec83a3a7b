import type { RouteObject } from "react-router-dom";
import type { RedEnvelopesScreenQuery } from "../__generated__/RedEnvelopesScreenQuery.graphql.ts";
import redEnvelopesQuery from "../__generated__/RedEnvelopesScreenQuery$parameters.ts";
import { DailySkeleton } from "../promotions/PromotionsSkeleton.tsx";
import { queryRoute } from "../relay/queryRoute.tsx";

/** Red envelopes. */
export const redEnvelopesRoutes: RouteObject[] = [
  queryRoute<RedEnvelopesScreenQuery>({
    path: "promotions/red-envelope",
    query: redEnvelopesQuery,
    screen: async () => (await import("./RedEnvelopesScreen.tsx")).RedEnvelopesScreen,
    texts: "promotions",
    skeleton: <DailySkeleton title="envelopes" />,
  }),
];
