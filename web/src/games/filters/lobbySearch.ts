import { type GameCategory, isGameCategory } from "../catalog/categories.ts";
import { asSearchText } from "../catalog/searchText.ts";

/** The orders a lobby can be shown in, by their word in the address. */
const sorts = { popular: "POPULAR", new: "NEW", name: "NAME", rtp: "RETURN_TO_PLAYER" } as const;
/** What sets games apart, by its word in the address. */
const labels = { hot: "HOT", new: "NEW", exclusive: "EXCLUSIVE", jackpot: "JACKPOT" } as const;

export type LobbySort = (typeof sorts)[keyof typeof sorts];
export type LobbyLabel = (typeof labels)[keyof typeof labels];

/** What a visitor narrowed a list of games to. Lives in the address, so that it can be shared and survives a reload. */
export interface LobbySearch {
  readonly search: string;
  readonly vendorCodes: readonly string[];
  readonly sort: LobbySort;
  readonly category: GameCategory | null;
  /** `Game.classification`; empty for any. */
  readonly classification: string;
  /** A decimal that the smallest stake is at most; empty for any. */
  readonly minBet: string;
  readonly label: LobbyLabel | null;
}

export const lobbySorts = Object.values(sorts);
export const lobbyLabels = Object.values(labels);
const maxVendors = 60;
const codeForm = /^[A-Za-z0-9_-]{1,40}$/;
const amountForm = /^\d{1,9}(\.\d{1,2})?$/;

/** Everything that narrows a list, taken away. */
export const everything = {
  search: "",
  vendorCodes: [],
  category: null,
  classification: "",
  minBet: "",
  label: null,
} as const satisfies Partial<LobbySearch>;

/** Reads an address that anyone may have written: what makes no sense in it is left out. */
export function parseLobbySearch(params: URLSearchParams): LobbySearch {
  const codes = (params.get("vendor") ?? "").split(",").filter((code) => codeForm.test(code));
  const category = params.get("category")?.toUpperCase() ?? "";
  return {
    search: asSearchText(params.get("q") ?? ""),
    vendorCodes: [...new Set(codes)].slice(0, maxVendors),
    sort: meant(sorts, params.get("sort")) ?? "POPULAR",
    category: isGameCategory(category) ? category : null,
    classification: fitting(codeForm, params.get("type")),
    minBet: fitting(amountForm, params.get("min")),
    label: meant(labels, params.get("label")),
  };
}

/** The address for a search; whatever else stands in `current` stays, and what is as usual is left out. */
export function writeLobbySearch(current: URLSearchParams, change: Partial<LobbySearch>): URLSearchParams {
  const wanted = { ...parseLobbySearch(current), ...change };
  const next = new URLSearchParams(current);
  put(next, "q", wanted.search.trim());
  put(next, "vendor", wanted.vendorCodes.join(","));
  put(next, "sort", wanted.sort === "POPULAR" ? "" : wordFor(sorts, wanted.sort));
  put(next, "category", wanted.category?.toLowerCase() ?? "");
  put(next, "type", wanted.classification);
  put(next, "min", wanted.minBet);
  put(next, "label", wanted.label ? wordFor(labels, wanted.label) : "");
  return next;
}

/** How many things narrow the list: the order of it doesn't count. */
export const countFilters = ({ search, vendorCodes, category, classification, minBet, label }: LobbySearch) =>
  vendorCodes.length + [search, category, classification, minBet, label].filter(Boolean).length;

/** Whether anything narrows the list. */
export const isNarrowed = (search: LobbySearch) => countFilters(search) > 0;

const fitting = (form: RegExp, value: string | null) => (value && form.test(value) ? value : "");

const meant = <T extends string>(words: Readonly<Record<string, T>>, word: string | null): T | null =>
  Object.entries(words).find(([known]) => known === word)?.[1] ?? null;

const wordFor = (words: Readonly<Record<string, string>>, value: string) =>
  Object.entries(words).find(([, known]) => known === value)?.[0] ?? "";

function put(params: URLSearchParams, name: string, value: string) {
  if (value) params.set(name, value);
  else params.delete(name);
}
