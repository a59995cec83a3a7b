import type { AccountMovementKind, AccountRecordFilter } from "../__generated__/AccountRecordPaneQuery.graphql.ts";

/** Periods to choose from. */
export const recordPeriods = [
  "TODAY",
  "YESTERDAY",
  "THIS_WEEK",
  "LAST_WEEK",
  "THIS_MONTH",
  "LAST_MONTH",
  "LAST_7",
  "LAST_30",
] as const;

/** Kinds of movements to choose from. */
export const recordKinds = [
  "DEPOSIT",
  "WITHDRAW",
  "TRANSFER",
  "BET",
  "WIN",
  "REFUND",
  "BONUS",
  "REBATE",
  "SALARY",
  "DIVIDEND",
  "POINTS",
  "ADJUST",
] as const satisfies readonly AccountMovementKind[];

/** What the account record shows. */
export interface AccountRecordSearch {
  readonly period: (typeof recordPeriods)[number];
  readonly kind: (typeof recordKinds)[number] | "ALL";
}

/** Parameters of the address that belong to the pane. */
export const accountRecordParams = { period: "period", kind: "kind", after: "after" } as const;

/** What the address asks for; the defaults for anything else. */
export const accountRecordSearchIn = (params: URLSearchParams): AccountRecordSearch => ({
  period: recordPeriods.find((period) => period === params.get(accountRecordParams.period)) ?? "LAST_7",
  kind: recordKinds.find((kind) => kind === params.get(accountRecordParams.kind)) ?? "ALL",
});

export const accountRecordFilter = ({ period, kind }: AccountRecordSearch): AccountRecordFilter => ({
  period: { preset: period },
  kind: kind === "ALL" ? null : kind,
});
