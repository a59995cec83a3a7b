import type { Location } from "react-router-dom";
import type { SentChangeKind } from "../__generated__/useSentChangeQuery.graphql.ts";
import { searchWithPane } from "../caller/memberAddress.ts";

/** The pane of the member centre with each kind of record, and its parameter for one record. */
const PANES: Partial<Record<SentChangeKind, { pane: string; one: string }>> = {
  DEPOSIT: { pane: "depositv2", one: "deposit" },
  WITHDRAWAL: { pane: "withdraw", one: "withdrawal" },
  TRANSFER: { pane: "transactionHistory", one: "movement" },
  MEMBER_TRANSFER: { pane: "transactionHistory", one: "movement" },
  CONVERSION: { pane: "transactionHistory", one: "movement" },
  LOTTERY_ORDER: { pane: "personalHistoryCopy", one: "bet" },
};

/** Parameters of the panes that a form may stand in. */
const OF_PANES = [
  "bet",
  "deposit",
  "movement",
  "withdrawal",
  "kind",
  "state",
  "period",
  "from",
  "to",
  "after",
  "promotion",
];

/** Where the record of a change is: its own page, or the list in which it is the latest. */
export function recordAddress({ pathname, search }: Location, kind: SentChangeKind, id: string | null | undefined) {
  if (kind === "REDEEM") return { pathname: "/pointMall", search: "?view=redeems" };
  const { pane, one } = PANES[kind] ?? { pane: "transactionHistory", one: "movement" };
  const params = new URLSearchParams(searchWithPane(search, pane, OF_PANES));
  if (id) params.set(one, id);
  return { pathname, search: params.toString() };
}
