import type { PointRewardCategory } from "../__generated__/PointMallScreenQuery.graphql.ts";

/** The categories of the mall, in the order of the tabs. */
export const mallCategories = ["MONEY", "LIFESTYLE", "ELECTRONICS"] as const satisfies readonly PointRewardCategory[];

/** The parameter of the address that names a category. */
export const categoryParam = "category";

/** Query variables of the rewards, read from the address; unknown categories are ignored. */
export function mallVariables(_: unknown, params: URLSearchParams): { category: PointRewardCategory | null } {
  const asked = params.get(categoryParam)?.toUpperCase();
  return { category: mallCategories.find((known) => known === asked) ?? null };
}

/** The parameter of the address that names the reward that is being redeemed. */
export const redeemParam = "redeem";
