import type { BannerGroup } from "../../__generated__/LobbyScreenQuery.graphql.ts";
import type { GameCategory } from "../catalog/categories.ts";
import { parseLobbySearch } from "../filters/lobbySearch.ts";

/** What a lobby's address asks for: categories and banner groups go by the same names. */
export function lobbyVariables(category: GameCategory, params: URLSearchParams) {
  return { ...listVariables(params), filter: { ...filterOf(params), category }, banner: category };
}

/** The lobby of the house's own games, of whatever category. */
export function inHouseVariables(params: URLSearchParams) {
  const banner: BannerGroup = "IN_HOUSE";
  return { ...listVariables(params), filter: { ...filterOf(params), isInHouse: true }, banner };
}

export function hotVariables(params: URLSearchParams) {
  const { category } = parseLobbySearch(params);
  return { filter: category ? { category } : null };
}

const listVariables = (params: URLSearchParams) => ({ sort: parseLobbySearch(params).sort });

/** Left out rather than empty, so that the same list has the same address in the store. */
function filterOf(params: URLSearchParams) {
  const { search, vendorCodes, classification, minBet, label } = parseLobbySearch(params);
  return {
    ...(search && { search }),
    ...(vendorCodes.length > 0 && { vendorCodes }),
    ...(classification && { classification }),
    ...(minBet && { minBet }),
    ...(label && { label }),
  };
}
