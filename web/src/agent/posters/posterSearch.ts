import type { PosterFilter } from "../../__generated__/PostersScreenQuery.graphql.ts";
import { type BetCategory, betCategories, oneOf } from "../../records/betSearch.ts";

/** The languages of banners. */
export const posterLanguages = ["EN", "CN", "VI", "TH", "ID", "PT", "TY"] as const;

/** The filters of the banners, as the address has them. */
export interface PosterSearch {
  /** Empty for the language of the client. */
  readonly language: (typeof posterLanguages)[number] | "";
  readonly size: string;
  readonly category: BetCategory | "";
}

const sizeForm = /^\d{2,4}x\d{2,4}$/;

/** Reads filters from an address. Anybody may have written it, so invalid values are left out. */
export function parsePosterSearch(params: URLSearchParams): PosterSearch {
  const size = params.get("size") ?? "";
  return {
    language: oneOf(posterLanguages, params.get("language")) ?? "",
    size: sizeForm.test(size) ? size : "",
    category: oneOf(betCategories, params.get("category")) ?? "",
  };
}

/** The address of a search, on its first page. */
export const writePosterSearch = (search: PosterSearch): URLSearchParams =>
  new URLSearchParams(Object.entries(search).filter(([, value]) => value !== ""));

/** Query variables of a search. */
export function posterVariables(_: unknown, params: URLSearchParams) {
  const { language, size, category } = parsePosterSearch(params);
  const filter: PosterFilter = { language: language || null, size: size || null, category: category || null };
  return { first: 12, after: params.get("after"), filter };
}
