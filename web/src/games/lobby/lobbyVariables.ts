import type { BannerGroup } from "../../__generated__/LobbyScreenQuery.graphql.ts";
import type { GameCategory } from "../catalog/categories.ts";
import { parseLobbySearch } from "../filters/lobbySearch.ts";

/** Query variables of a lobby, read from its address. Categories and banner groups have the same names. */
export function lobbyVariables(category: GameCategory, params: URLSearchParams) {
  return { ...listVariables(params), filter: { ...filterOf(params), category }, banner: category };
}

/** Query variables of the lobby with the brand's own games, of all categories. */
export function inHouseVariables(params: URLSearchParams) {
  const banner: BannerGroup = "IN_HOUSE";
  return { ...listVariables(params), filter: { ...filterOf(params), isInHouse: true }, banner };
}

export function hotVariables(params: URLSearchParams) {
  const { category } = parseLobbySearch(params);
  return { filter: category ? { category } : null };
}

const listVariables = (params: URLSearchParams) => ({ sort: parseLobbySearch(params).sort });

/** Leaves empty filters out, so that equal lists have equal variables and share one entry in Relay's store. */
function filterOf(params: URLSearchParams) {
  const { search, vendorCodes, classification, minBet, minLines, label } = parseLobbySearch(params);
  return {
    ...(search && { search }),
    ...(vendorCodes.length > 0 && { vendorCodes }),
    ...(classification && { classification }),
    ...(minBet && { minBet }),
    ...(minLines && { minLines }),
    ...(label && { label }),
  };
}
