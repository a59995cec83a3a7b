import { type GameCategory, isGameCategory } from "../catalog/categories.ts";
import { asSearchText } from "../catalog/searchText.ts";

/** The sort orders of a lobby, by their names in the address. */
const sorts = { popular: "POPULAR", new: "NEW", name: "NAME", rtp: "RETURN_TO_PLAYER" } as const;
/** The labels of games, by their names in the address. */
const labels = { hot: "HOT", new: "NEW", exclusive: "EXCLUSIVE", jackpot: "JACKPOT" } as const;

export type LobbySort = (typeof sorts)[keyof typeof sorts];
export type LobbyLabel = (typeof labels)[keyof typeof labels];

/** The filters of a lobby. They are kept in the address, so that they can be shared and survive a reload. */
export interface LobbySearch {
  readonly search: string;
  readonly vendorCodes: readonly string[];
  readonly sort: LobbySort;
  readonly category: GameCategory | null;
  /** `Game.classification`; empty for all. */
  readonly classification: string;
  /** The highest smallest stake, as a decimal; empty for all. */
  readonly minBet: string;
  /** The smallest number of lines; null for all. */
  readonly minLines: number | null;
  readonly label: LobbyLabel | null;
}

export const lobbySorts = Object.values(sorts);
export const lobbyLabels = Object.values(labels);
const maxVendors = 60;
const codeForm = /^[A-Za-z0-9_-]{1,40}$/;
const linesForm = /^\d{1,4}$/;
const amountForm = /^\d{1,9}(\.\d{1,2})?$/;

/** No filters. */
export const everything = {
  search: "",
  vendorCodes: [],
  category: null,
  classification: "",
  minBet: "",
  minLines: null,
  label: null,
} as const satisfies Partial<LobbySearch>;

/** Reads filters from an address. Anybody may have written it, so invalid values are left out. */
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
    minLines: Number(fitting(linesForm, params.get("lines"))) || null,
    label: meant(labels, params.get("label")),
  };
}

/** Writes filters into an address. Other parameters of `current` stay; default values are left out. */
export function writeLobbySearch(current: URLSearchParams, change: Partial<LobbySearch>): URLSearchParams {
  const wanted = { ...parseLobbySearch(current), ...change };
  const next = new URLSearchParams(current);
  put(next, "q", asSearchText(wanted.search));
  put(next, "vendor", wanted.vendorCodes.join(","));
  put(next, "sort", wanted.sort === "POPULAR" ? "" : wordFor(sorts, wanted.sort));
  put(next, "category", wanted.category?.toLowerCase() ?? "");
  put(next, "type", wanted.classification);
  put(next, "min", wanted.minBet);
  put(next, "lines", wanted.minLines === null ? "" : String(wanted.minLines));
  put(next, "label", wanted.label ? wordFor(labels, wanted.label) : "");
  return next;
}

/** Number of active filters; the sort order does not count. */
export const countFilters = ({ search, vendorCodes, category, classification, minBet, minLines, label }: LobbySearch) =>
  vendorCodes.length + [search, category, classification, minBet, minLines, label].filter(Boolean).length;

/** Whether any filter is active. */
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
