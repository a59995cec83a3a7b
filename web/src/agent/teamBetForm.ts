import { isDay, latestFirst, type TeamBetSearch } from "./teamBetSearch.ts";

const maxDays = 92;
const maxMonthsBack = 12;
const dayMs = 86_400_000;

/** The address of a search, always on its first page. */
export function writeTeamBetSearch(search: TeamBetSearch): URLSearchParams {
  const { period, from, to, account, category, status, sort } = search;
  const isLatestFirst = sort.by === latestFirst.by && sort.direction === latestFirst.direction;
  const entries = {
    ...(period === "CUSTOM" ? { from, to } : { period: period === "LAST_7" ? "" : period }),
    account: account.trim(),
    category,
    status,
    sort: isLatestFirst ? "" : sort.by,
    ascending: sort.direction === "ASCENDING" ? "1" : "",
  };
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ""));
}

/** Number of filters that differ from the search of an empty address. */
export function countTeamBetFilters({ period, account, category, status }: TeamBetSearch): number {
  return [period !== "LAST_7", account !== "", category !== "", status !== ""].filter(Boolean).length;
}

export type RangeProblem = "missing" | "order" | "long" | "old";

/** What is wrong with two days, before the server is asked; null when they are valid. */
export function rangeProblem(from: string, to: string, now: Date): RangeProblem | null {
  if (!isDay(from) || !isDay(to)) return "missing";
  if (to < from) return "order";
  if ((Date.parse(to) - Date.parse(from)) / dayMs + 1 > maxDays) return "long";
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - maxMonthsBack);
  // The operator's day may be one behind the visitor's.
  return Date.parse(from) < oldest.getTime() - 2 * dayMs ? "old" : null;
}
