import { periodEntries } from "../records/period.ts";
import { latestFirst, type TeamBetSearch } from "./teamBetSearch.ts";

/** The address of a search, always on its first page. */
export function writeTeamBetSearch(search: TeamBetSearch): URLSearchParams {
  const { account, category, status, sort } = search;
  const isLatestFirst = sort.by === latestFirst.by && sort.direction === latestFirst.direction;
  const entries = {
    ...periodEntries(search),
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
