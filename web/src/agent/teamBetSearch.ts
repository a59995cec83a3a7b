/** The stretches of days that have names, in the order they are offered. */
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

export type PeriodPreset = (typeof periodPresets)[number];
export type BetStatus = (typeof betStatuses)[number];
type Category = (typeof categories)[number];

/** Which bets an agent asked for. Lives in the address, so that a reload shows them again. */
export interface TeamBetSearch {
  /** A preset, or `CUSTOM` with both days. */
  readonly period: PeriodPreset | "CUSTOM";
  readonly from: string;
  readonly to: string;
  readonly account: string;
  readonly category: Category | "";
  readonly status: BetStatus | "";
}

export const betCategories: readonly Category[] = categories;
export const teamBetPageSize = 20;

const day = /^\d{4}-\d{2}-\d{2}$/;
const maxDays = 92;
const maxMonthsBack = 12;
const dayMs = 86_400_000;

/** Reads an address that anyone may have written: what makes no sense in it is left out. */
export function parseTeamBetSearch(params: URLSearchParams): TeamBetSearch {
  const from = params.get("from") ?? "";
  const to = params.get("to") ?? "";
  const isCustom = isDay(from) && isDay(to);
  return {
    period: isCustom ? "CUSTOM" : (oneOf(periodPresets, params.get("period")) ?? "LAST_7"),
    from: isCustom ? from : "",
    to: isCustom ? to : "",
    account: (params.get("account") ?? "").trim().slice(0, 32),
    category: oneOf(categories, params.get("category")) ?? "",
    status: oneOf(betStatuses, params.get("status")) ?? "",
  };
}

/** The address of a search, always on its first page. */
export function writeTeamBetSearch({ period, from, to, account, category, status }: TeamBetSearch): URLSearchParams {
  const entries = {
    ...(period === "CUSTOM" ? { from, to } : { period: period === "LAST_7" ? "" : period }),
    account: account.trim(),
    category,
    status,
  };
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ""));
}

/** What the query is asked with; empty parts are left out. */
export function teamBetVariables(params: URLSearchParams) {
  const { period, from, to, account, category, status } = parseTeamBetSearch(params);
  return {
    first: teamBetPageSize,
    after: params.get("after"),
    filter: {
      period: period === "CUSTOM" ? { days: { from, to } } : { preset: period },
      account: account || null,
      category: category || null,
      status: status || null,
    },
  };
}

export type RangeProblem = "missing" | "order" | "long" | "old";

/** What is wrong with two days, before the server is asked; null when nothing is. */
export function rangeProblem(from: string, to: string, now: Date): RangeProblem | null {
  if (!isDay(from) || !isDay(to)) return "missing";
  if (to < from) return "order";
  if ((Date.parse(to) - Date.parse(from)) / dayMs + 1 > maxDays) return "long";
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - maxMonthsBack);
  // The merchant's day may be one behind ours.
  return Date.parse(from) < oldest.getTime() - 2 * dayMs ? "old" : null;
}

const isDay = (value: string) => day.test(value) && !Number.isNaN(Date.parse(value));

const oneOf = <T extends string>(options: readonly T[], value: string | null) =>
  options.find((option) => option === value);
