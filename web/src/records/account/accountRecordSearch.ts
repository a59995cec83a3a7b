import type { AccountMovementKind, AccountRecordFilter } from "../../__generated__/AccountRecordPaneQuery.graphql.ts";
import { oneOf } from "../betSearch.ts";
import { type PeriodSearch, periodIn, periodInput, periodParams, recordPresets } from "../period.ts";
import { afterParam } from "../useRecordAddress.ts";

/** Kinds of movements to choose from. */
export const recordKinds = [
  "DEPOSIT",
  "WITHDRAW",
  "TRANSFER",
  "BET",
  "WIN",
  "REFUND",
  "JACKPOT",
  "BONUS",
  "FREE_SPINS",
  "REBATE",
  "SALARY",
  "DIVIDEND",
  "POINTS",
  "ADJUST",
] as const satisfies readonly AccountMovementKind[];

/** What the account record shows. */
export interface AccountRecordSearch extends PeriodSearch {
  readonly kind: (typeof recordKinds)[number] | "";
}

/** Parameters of the address that belong to the pane. */
export const accountRecordParams = { ...periodParams, kind: "kind", after: afterParam } as const;

/** What the address asks for; the defaults for anything else. */
export const accountRecordSearchIn = (params: URLSearchParams): AccountRecordSearch => ({
  ...periodIn(params, recordPresets),
  kind: oneOf(recordKinds, params.get(accountRecordParams.kind)) ?? "",
});

export const accountRecordFilter = (search: AccountRecordSearch): AccountRecordFilter => ({
  period: periodInput(search),
  kind: search.kind || null,
});
