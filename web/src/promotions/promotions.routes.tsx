import type { RouteObject } from "react-router-dom";
import detailQuery from "../__generated__/PromotionDetailScreenQuery$parameters.ts";
import promotionsQuery from "../__generated__/PromotionsScreenQuery$parameters.ts";
import { bannerPath, firstCardPath, thingPage } from "../relay/pageNeeds.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { lazySkeleton } from "../ui/lazy/lazySkeleton.tsx";
import { PromotionsSkeleton } from "./PromotionsSkeleton.tsx";
import { promotionIdIn, promotionParam, promotionVariables } from "./promotionSearch.ts";

const PromotionDetailSkeleton = lazySkeleton(
  async () => (await import("./detail/PromotionDetailSkeleton.tsx")).PromotionDetailSkeleton,
);

/** The list of promotions, and one promotion on a page of its own. */
export const promotionsRoutes: RouteObject[] = [
  queryRoute({
    path: "promotions",
    query: promotionsQuery,
    variables: (_, search) => promotionVariables(search),
    screen: async () => (await import("./PromotionsScreen.tsx")).PromotionsScreen,
    texts: "promotions",
    skeleton: <PromotionsSkeleton />,
    first: import.meta.env.SSR
      ? { fills: { picture: bannerPath, card: firstCardPath("promotions") }, ignores: [promotionParam] }
      : undefined,
  }),
  queryRoute({
    path: "promoDetail",
    query: detailQuery,
    variables: (_, search) => ({ id: promotionIdIn(search) }),
    search: [promotionParam],
    screen: async () => (await import("./detail/PromotionDetailScreen.tsx")).PromotionDetailScreen,
    texts: "promotions",
    skeleton: <PromotionDetailSkeleton />,
    ...(import.meta.env.SSR && { first: thingPage("promotion") }),
  }),
];
