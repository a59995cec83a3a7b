import { type PeriodSearch, periodEntries, periodIn, periodInput } from "../../records/period.ts";
import { isAccount } from "../report/reportAddress.ts";
import { type ContractKind, type ContractState, contractStates } from "./contractKinds.ts";

const PAGE = 20;

/** The parts of a contract's screen. */
export const contractViews = ["mine", "offered", "payouts"] as const;
export type ContractView = (typeof contractViews)[number];

/** What a contract's screen shows, as the address has it. */
export interface ContractSearch extends PeriodSearch {
  readonly view: ContractView;
  /** The state of the offered contracts; empty for all. */
  readonly state: ContractState | "";
  /** Lists the payouts of this account; empty for the payouts of the agent. */
  readonly account: string;
}

/** The search of an address. Anybody may have written it, so invalid values are left out. */
export function parseContractSearch(params: URLSearchParams): ContractSearch {
  const account = (params.get("account") ?? "").trim();
  return {
    ...periodIn(params),
    view: contractViews.find((view) => view === params.get("view")) ?? "mine",
    state: contractStates.find((state) => state === params.get("state")) ?? "",
    account: isAccount(account) ? account : "",
  };
}

/** The address of a search, always on its first page. */
export function writeContractSearch({ view, state, account, ...period }: ContractSearch): URLSearchParams {
  const shown = {
    mine: {},
    offered: { state },
    payouts: { ...periodEntries(period), account: account.trim() },
  }[view];
  const entries = Object.entries({ view: view === "mine" ? "" : view, ...shown });
  return new URLSearchParams(entries.filter(([, value]) => value !== ""));
}

/** The filter of the payouts of a kind, as the gateway takes it. */
export const payoutFilter = (kind: ContractKind, { account, ...period }: ContractSearch) => ({
  kind,
  period: periodInput(period),
  account: account || null,
});

/** Query variables of a search in contracts of a kind. */
export const contractVariables = (kind: ContractKind) => (_: unknown, params: URLSearchParams) => {
  const search = parseContractSearch(params);
  const { view, state } = search;
  return {
    kind,
    hasOffered: view === "offered",
    hasPayouts: view === "payouts",
    offered: { kind, direction: "OFFERED" as const, state: state || null },
    payouts: payoutFilter(kind, search),
    first: PAGE,
    after: view === "mine" ? null : params.get("after"),
  };
};

/** Query variables of the list of requests. */
export const requestVariables = (_: unknown, params: URLSearchParams) => ({ first: PAGE, after: params.get("after") });
