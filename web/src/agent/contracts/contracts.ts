import { periodInput } from "../../records/period.ts";
import { listVariables, type PageArguments } from "../../records/rows.ts";
import { declareSearch, isAccount } from "../../records/search.ts";
import { type ContractKind, contractStates } from "./contractKinds.ts";

/** The parts of a contract's screen. */
export const contractViews = ["mine", "offered", "payouts"] as const;

export const contracts = declareSearch((read) => {
  const view = read.choice("view", contractViews, "mine");
  /** The state of the offered contracts; empty for all. */
  const state = read.choice("state", contractStates, "");
  /** Lists the contracts or payouts of this account; empty for all offered contracts, and for the payouts of the agent. */
  const account = read.text("account", isAccount);
  const period = read.period();
  if (view !== "offered") read.drop("state");
  if (view === "mine") read.drop("account");
  if (view !== "payouts") read.drop("period", "from", "to");
  return { view, state, account, period };
});

type Values = ReturnType<typeof contracts.read>;

/** The filter of the payouts of a kind, as the gateway takes it. */
export const payoutFilter = (kind: ContractKind, { account, period }: Values) => ({
  kind,
  period: periodInput(period),
  account: account || null,
});

/** The query variables of a page of a kind's contracts or payouts. */
export const pageOfContracts = (kind: ContractKind) => (values: Values, page: PageArguments) => ({
  kind,
  hasMine: values.view === "mine",
  hasOffered: values.view === "offered",
  hasPayouts: values.view === "payouts",
  offered: { kind, direction: "OFFERED" as const, state: values.state || null, account: values.account || null },
  payouts: payoutFilter(kind, values),
  ...page,
});

/** The query variables of the screen of a kind, by its address. */
export const contractVariables = (kind: ContractKind) => listVariables(contracts, pageOfContracts(kind), "contracts");

export const requests = declareSearch(() => null);

/** The query variables of a page of requests. */
export const pageOfRequests = (_: null, page: PageArguments) => page;

/** The query variables of the list of requests, by its address. */
export const requestVariables = listVariables(requests, pageOfRequests);
