import type { Sort } from "../ui/table/sort.ts";

/** The presets of periods, in the order of the menu. */
export const periodPresets = [
  "TODAY",
  "YESTERDAY",
  "THIS_WEEK",
  "LAST_WEEK",
  "THIS_MONTH",
  "LAST_MONTH",
  "LAST_7",
  "LAST_30",
] as const;
export const betStatuses = ["UNSETTLED", "WON", "LOST", "DRAW", "CANCELLED"] as const;
const categories = ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "ELOTT"] as const;

const sortKeys = ["PLACED_AT", "ACCOUNT", "STAKE", "VALID_STAKE", "PAYOUT", "PROFIT"] as const;

export type TeamBetSortKey = (typeof sortKeys)[number];
export type TeamBetSort = Sort<TeamBetSortKey>;
export type PeriodPreset = (typeof periodPresets)[number];
export type BetStatus = (typeof betStatuses)[number];
type Category = (typeof categories)[number];

/** The filters and the order of an agent's search. They are kept in the address, so that they survive a reload. */
export interface TeamBetSearch {
  /** A preset, or `CUSTOM` with two days. */
  readonly period: PeriodPreset | "CUSTOM";
  readonly from: string;
  readonly to: string;
  readonly account: string;
  readonly category: Category | "";
  readonly status: BetStatus | "";
  readonly sort: TeamBetSort;
}

export const betCategories: readonly Category[] = categories;
export const teamBetPageSize = 20;

/** The order of a search without one. */
export const latestFirst: TeamBetSort = { by: "PLACED_AT", direction: "DESCENDING" };
/** The characters of user names; the gateway refuses others. */
const accountForm = /^[\w.-]{0,32}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads filters from an address. Anybody may have written it, so invalid values are left out. */
export function parseTeamBetSearch(params: URLSearchParams): TeamBetSearch {
  const from = params.get("from") ?? "";
  const to = params.get("to") ?? "";
  const account = (params.get("account") ?? "").trim();
  const sortKey = oneOf(sortKeys, params.get("sort"));
  const isCustom = isDay(from) && isDay(to);
  return {
    period: isCustom ? "CUSTOM" : (oneOf(periodPresets, params.get("period")) ?? "LAST_7"),
    from: isCustom ? from : "",
    to: isCustom ? to : "",
    account: isAccount(account) ? account : "",
    category: oneOf(categories, params.get("category")) ?? "",
    status: oneOf(betStatuses, params.get("status")) ?? "",
    sort: sortKey ? { by: sortKey, direction: params.has("ascending") ? "ASCENDING" : "DESCENDING" } : latestFirst,
  };
}

/** Query variables of a search; empty filters are left out. */
export function teamBetVariables(params: URLSearchParams) {
  const { period, from, to, account, category, status, sort } = parseTeamBetSearch(params);
  return {
    first: teamBetPageSize,
    after: params.get("after"),
    sort,
    filter: {
      period: period === "CUSTOM" ? { days: { from, to } } : { preset: period },
      account: account || null,
      category: category || null,
      status: status || null,
    },
  };
}

/** Whether an account can have this name. */
export const isAccount = (name: string) => accountForm.test(name);

/** Whether a text is a day. */
export const isDay = (value: string) => day.test(value) && !Number.isNaN(Date.parse(value));

const oneOf = <T extends string>(options: readonly T[], value: string | null) =>
  options.find((option) => option === value);
