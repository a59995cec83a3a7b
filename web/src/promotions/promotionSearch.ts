import type { PromotionCategory } from "../__generated__/PromotionsScreenQuery.graphql.ts";

/** The kinds of promotions, in the order they are offered. */
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

/** The words in the address: the kind that is listed, and the promotion that is read. */
export const categoryParam = "category";
export const promotionParam = "id";

/** What the address of the list asks for; words that mean nothing are left aside. */
export function promotionVariables(params: URLSearchParams) {
  const asked = params.get(categoryParam)?.toUpperCase();
  const category: Offered | null = PROMOTION_CATEGORIES.find((known) => known === asked) ?? null;
  return { category };
}

/** The platform's number of a promotion in an address; empty when there is none. */
export const promotionIdIn = (params: URLSearchParams) => params.get(promotionParam)?.slice(0, 20) ?? "";

/** Where a promotion is read, over the list. */
export const promotionPath = (internalID: string) =>
  `/promotions?${new URLSearchParams({ [promotionParam]: internalID })}`;
