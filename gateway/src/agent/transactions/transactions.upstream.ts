import type { AccountMovementKind, MovementDirection, SortDirection } from "../../__generated__/types.ts";
import type { PageArgs } from "../../paging/connection.ts";
import { oneRow, rowOf } from "../../paging/oneRow.ts";
import type { PeriodQuery } from "../../period/period.ts";
import { ownRead } from "../../upstream/calls.ts";
import { defineUpstream } from "../../upstream/scope.ts";
import { type TeamTransactionModel, type TeamTransactionPage, transactionPage } from "./transactions.wire.ts";

/** Filter and order of the movements. */
export interface TransactionQuery {
  period: PeriodQuery;
  account?: string | undefined;
  kind?: AccountMovementKind | undefined;
  direction?: MovementDirection | undefined;
  order?: SortDirection | undefined;
}

/** The filter and order as the platform's query parameters. */
export const transactionParameters = ({ period, account, kind, direction, order }: TransactionQuery) => ({
  ...period,
  account,
  type: kind,
  direction,
  order: order === "ASCENDING" ? "asc" : undefined,
});

const calls = { list: ownRead("GET /wps/relay/ACS_transactionDetails", transactionPage) };

const keyForm = /^([\w.-]{1,64})\.([1-9]\d{0,14})$/;

/**
 * The part of a movement's global id after its type. It has the account too, because two accounts can have movements
 * with the same number.
 */
export const transactionKey = ({ account, internalID }: TeamTransactionModel) => `${account}.${internalID}`;

/** The platform calls for the movements of the caller's downline. */
export const transactionsUpstream = defineUpstream((scope) => ({
  list: (query: TransactionQuery, page: PageArgs): Promise<TeamTransactionPage> =>
    calls.list(scope, { query: { ...transactionParameters(query), ...page } }),

  /** One movement by its key; null when it does not exist. */
  async byKey(key: string): Promise<TeamTransactionModel | null> {
    const [, account, transactionId] = keyForm.exec(key) ?? [];
    if (transactionId === undefined) return null;
    return rowOf(calls.list(scope, oneRow({ account, transactionId })), transactionId);
  },
}));
