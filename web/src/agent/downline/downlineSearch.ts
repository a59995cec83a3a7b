import type { Sort } from "../../ui/table/sort.ts";
import { isKeyword } from "../keyword.ts";

const sortKeys = ["ACCOUNT", "BALANCE", "LAST_LOGIN", "REGISTERED", "REBATE"] as const;
export type DownlineSortKey = (typeof sortKeys)[number];
export type DownlineSort = Sort<DownlineSortKey>;

/** What the list of the team shows, as the address has it. */
export interface DownlineSearch {
  /** Account that the listed ones are directly below; empty for the agent's own level. */
  readonly parent: string;
  /** Part of a name, at any depth; empty for a level. */
  readonly keyword: string;
  readonly isOnline: boolean;
  readonly sort: DownlineSort;
}

const PAGE = 20;
const byName: DownlineSort = { by: "ACCOUNT", direction: "ASCENDING" };

/** The level or the search by name of an address. Anybody may have written it, so invalid values are left out. */
export function placeIn(params: URLSearchParams): { parent: string; keyword: string } {
  const parent = params.get("parent") ?? "";
  const keyword = params.get("keyword") ?? "";
  return { parent: /^[\w.-]{1,64}$/.test(parent) ? parent : "", keyword: isKeyword(keyword) ? keyword : "" };
}

/** The search of an address. */
export function parseDownlineSearch(params: URLSearchParams): DownlineSearch {
  const by = sortKeys.find((key) => key === params.get("sort"));
  return {
    ...placeIn(params),
    isOnline: params.has("online"),
    sort: by ? { by, direction: params.has("descending") ? "DESCENDING" : "ASCENDING" } : byName,
  };
}

/** The address of a search, always on its first page. */
export function writeDownlineSearch({ parent, keyword, isOnline, sort }: DownlineSearch): URLSearchParams {
  const isByName = sort.by === byName.by && sort.direction === byName.direction;
  const entries = {
    parent: keyword === "" ? parent : "",
    keyword,
    online: isOnline ? "1" : "",
    sort: isByName ? "" : sort.by,
    descending: sort.direction === "DESCENDING" ? "1" : "",
  };
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ""));
}

/** The filter as the gateway takes it. */
export const downlineFilter = ({ parent, keyword, isOnline }: DownlineSearch) => ({
  parent: parent || null,
  keyword: keyword || null,
  isOnline: isOnline || null,
});

/** Query variables of a search. */
export function downlineVariables(_: unknown, params: URLSearchParams) {
  const search = parseDownlineSearch(params);
  return { first: PAGE, after: params.get("after"), sort: search.sort, filter: downlineFilter(search) };
}

/** The address of an account's page. */
export const accountAddress = (account: string) => `/agent/team/${encodeURIComponent(account)}`;

/** The address of the level below an account; of the agent's own level without one. */
export const levelAddress = (account?: string) =>
  account === undefined ? "/agent/team" : `/agent/team?parent=${encodeURIComponent(account)}`;
