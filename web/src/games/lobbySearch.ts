import { type GameCategory, isGameCategory } from "./categories.ts";

/** The orders a lobby can be shown in, by their word in the address. */
const sorts = { popular: "POPULAR", new: "NEW", name: "NAME", rtp: "RETURN_TO_PLAYER" } as const;

export type LobbySort = (typeof sorts)[keyof typeof sorts];

/** What a visitor narrowed a list of games to. Lives in the address, so that it can be shared and survives a reload. */
export interface LobbySearch {
  readonly search: string;
  readonly vendorCodes: readonly string[];
  readonly sort: LobbySort;
  readonly category: GameCategory | null;
}

export const lobbySorts = Object.values(sorts);
export const maxSearchLength = 50;
const maxVendors = 60;
const vendorCode = /^[A-Za-z0-9_-]{1,40}$/;

/** Reads an address that anyone may have written: what makes no sense in it is left out. */
export function parseLobbySearch(params: URLSearchParams): LobbySearch {
  const codes = (params.get("vendor") ?? "").split(",").filter((code) => vendorCode.test(code));
  const category = params.get("category")?.toUpperCase() ?? "";
  return {
    search: (params.get("q") ?? "").trim().slice(0, maxSearchLength),
    vendorCodes: [...new Set(codes)].slice(0, maxVendors),
    sort: Object.entries(sorts).find(([word]) => word === params.get("sort"))?.[1] ?? "POPULAR",
    category: isGameCategory(category) ? category : null,
  };
}

/** The address for a search; whatever else stands in `current` stays, and what is as usual is left out. */
export function writeLobbySearch(current: URLSearchParams, change: Partial<LobbySearch>): URLSearchParams {
  const { search, vendorCodes, sort, category } = { ...parseLobbySearch(current), ...change };
  const next = new URLSearchParams(current);
  put(next, "q", search.trim());
  put(next, "vendor", vendorCodes.join(","));
  put(next, "sort", sort === "POPULAR" ? "" : (Object.entries(sorts).find(([, value]) => value === sort)?.[0] ?? ""));
  put(next, "category", category?.toLowerCase() ?? "");
  return next;
}

/** Whether anything narrows the list: the order of it doesn't count. */
export const isNarrowed = ({ search, vendorCodes, category }: LobbySearch) =>
  search !== "" || vendorCodes.length > 0 || category !== null;

function put(params: URLSearchParams, name: string, value: string) {
  if (value) params.set(name, value);
  else params.delete(name);
}
