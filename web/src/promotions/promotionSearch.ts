import type { PromotionCategory } from "../__generated__/PromotionsScreenQuery.graphql.ts";

/** The categories of promotions, in the order of the tabs. */
export const PROMOTION_CATEGORIES = [
  "NEW_PLAYER",
  "NEWBIE",
  "LIMITED",
  "SPECIAL_OFFER",
  "DAILY",
  "HIGH_REBATE",
  "VIP",
] as const satisfies readonly PromotionCategory[];

type Offered = (typeof PROMOTION_CATEGORIES)[number];

/** Parameters of the address: the category of the list, and the open promotion. */
export const categoryParam = "category";
export const promotionParam = "id";
/** The form of an application is open. */
export const applyParam = "apply";

/** Query variables of the list, read from its address; unknown categories are ignored. */
export function promotionVariables(params: URLSearchParams) {
  const asked = params.get(categoryParam)?.toUpperCase();
  const category: Offered | null = PROMOTION_CATEGORIES.find((known) => known === asked) ?? null;
  return { category };
}

/** The `internalID` of a promotion in an address; empty when there is none. */
export const promotionIdIn = (params: URLSearchParams) => params.get(promotionParam)?.slice(0, 20) ?? "";

/** Path of a promotion, open over the list. */
export const promotionPath = (internalID: string) =>
  `/promotions?${new URLSearchParams({ [promotionParam]: internalID })}`;
